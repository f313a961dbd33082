import { BidiClass, classSet, isIn } from "../bidi-class.js";

const { L, R, AL, EN, AN, ES, ET, CS, NSM, ON } = BidiClass;
const isolateFormatting = classSet(BidiClass.LRI, BidiClass.RLI, BidiClass.FSI, BidiClass.PDI);
const strongTypes = classSet(L, R, AL);
const separatorsAndTerminators = classSet(ES, ET, CS);

/** Resolves weak types (UAX #9 W1–W7) of one isolating run sequence in place. */
export function resolveWeakTypes(types: Uint8Array, startType: BidiClass): void {
  resolveMarks(types, startType);
  resolveArabicContext(types, startType);
  joinNumbers(types);
  resolveTerminators(types);
  resolveNumbers(types, startType);
}

/** W1: a nonspacing mark takes the type of what it stands on. */
function resolveMarks(types: Uint8Array, startType: BidiClass): void {
  let previous: number = startType;
  for (let index = 0; index < types.length; index++) {
    if (types[index] === NSM) types[index] = isIn(isolateFormatting, previous) ? ON : previous;
    previous = types[index] ?? ON;
  }
}

/** W2, W3: European digits after an Arabic letter are Arabic digits; then Arabic letters are `R`. */
function resolveArabicContext(types: Uint8Array, startType: BidiClass): void {
  let strong: number = startType;
  for (let index = 0; index < types.length; index++) {
    const type = types[index] ?? ON;
    if (isIn(strongTypes, type)) strong = type;
    if (type === EN && strong === AL) types[index] = AN;
    else if (type === AL) types[index] = R;
  }
}

/** W4: one separator between two numbers of one kind is part of them. */
function joinNumbers(types: Uint8Array): void {
  for (let index = 1; index < types.length - 1; index++) {
    const before = types[index - 1];
    if (before !== types[index + 1]) continue;
    if (types[index] === CS && (before === EN || before === AN)) types[index] = before;
    else if (types[index] === ES && before === EN) types[index] = EN;
  }
}

/** W5: terminators beside a European number are part of it. */
function resolveTerminators(types: Uint8Array): void {
  for (let start = 0; start < types.length; start++) {
    if (types[start] !== ET) continue;
    let end = start;
    while (types[end] === ET) end++;
    if (types[start - 1] === EN || types[end] === EN) types.fill(EN, start, end);
    start = end;
  }
}

/** W6, W7: what is left of separators and terminators is neutral; European numbers after `L` are `L`. */
function resolveNumbers(types: Uint8Array, startType: BidiClass): void {
  let strong: number = startType;
  for (let index = 0; index < types.length; index++) {
    const type = types[index] ?? ON;
    if (type === L || type === R) strong = type;
    else if (isIn(separatorsAndTerminators, type)) types[index] = ON;
    else if (type === EN && strong === L) types[index] = L;
  }
}
