import { templatedMember } from "@irilint/core/documents";
import type { RawLiteral } from "@irilint/core/literals";
import type { Values } from "./values.js";

/** So many names are known; more are those of things, not of what is said of them. */
const mostMembers = 1024;

interface MemberCount {
  members: number;
}

/** Where a name stands, without its quotation marks. */
interface Named {
  readonly start: number;
  readonly end: number;
}

/** A member of the objects that stand at one place, by its name, with what follows for its values. */
export class Member {
  readonly #values: Values;
  readonly #names: readonly string[];
  /** The name as it is written. */
  readonly #written: Buffer;
  readonly #members = new Map<string, Member>();
  /** How many there are below all places of the text. */
  readonly #count: MemberCount;
  /** In an object read before: the first member in it, and the one behind this. Records have their members in the same order. */
  #first: Member | undefined;
  #next: Member | undefined;
  /** What its values are. */
  readonly value: Pick<RawLiteral, "syntax" | "site">;
  /** Whether they hold no identifier without a sign. */
  readonly needsSign: boolean;
  /** Whether the name has nothing to report, and says nothing of what stands beside it. */
  readonly isCleanName: boolean;

  private constructor(values: Values, names: readonly string[], written: Buffer, count: MemberCount) {
    this.#values = values;
    this.#names = names;
    this.#written = written;
    this.#count = count;
    this.value = { syntax: "json-string", site: { kind: "data", path: names, isKey: false } };
    this.needsSign = values.needsSign(this.value.site);
    const name = names.at(-1);
    this.isCleanName =
      name === undefined ||
      (name !== templatedMember &&
        values.isClean(name, { syntax: "json-string", site: { kind: "data", path: names, isKey: true } }));
  }

  /** What stands in no object. */
  static root(values: Values): Member {
    return new Member(values, [], Buffer.alloc(0), { members: 0 });
  }

  /** The member of an object here whose name stands there; `before` is the one before it. */
  memberCalled(bytes: Buffer, name: Named, before: Member | undefined): Member {
    const expected = before === undefined ? this.#first : before.#next;
    if (expected?.isCalled(bytes, name) === true) return expected;
    const member = this.#memberOf(bytes.toString("utf8", name.start, name.end));
    if (before === undefined) this.#first = member;
    else before.#next = member;
    return member;
  }

  isCalled(bytes: Buffer, { start, end }: Named): boolean {
    const written = this.#written;
    if (written.length !== end - start) return false;
    for (let at = start, index = 0; at < end; at++, index++) if (bytes[at] !== written[index]) return false;
    return true;
  }

  #memberOf(name: string): Member {
    const known = this.#members.get(name);
    if (known !== undefined) return known;
    const made = new Member(this.#values, [...this.#names, name], Buffer.from(name), this.#count);
    if (this.#count.members < mostMembers) {
      this.#count.members++;
      this.#members.set(name, made);
    }
    return made;
  }
}
