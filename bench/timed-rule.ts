import type { Rule } from "eslint";

type Listener = (...parameters: readonly unknown[]) => void;

/** Adds up the time that is spent in the functions of some rules, without what it takes to look at the clock. */
export class RuleClock {
  /** In milliseconds. */
  spent = 0;
  readonly #ownCost: number;

  /** `ownCost`: the milliseconds that a clock counts for a function that does nothing. */
  constructor(ownCost = leastOwnCost()) {
    this.#ownCost = ownCost;
  }

  /** The rule, under this clock. */
  timed(rule: Rule.RuleModule): Rule.RuleModule {
    return { ...rule, create: (context) => this.#listeners(rule, context) };
  }

  #listeners(rule: Rule.RuleModule, context: Rule.RuleContext): Rule.RuleListener {
    const started = performance.now();
    const created = rule.create(context);
    this.#count(started);
    const listeners = Object.entries(created).map(([selector, listener]) => [
      selector,
      this.listener(listener as Listener),
    ]);
    return Object.fromEntries(listeners) as Rule.RuleListener;
  }

  /** The function, under this clock. */
  listener(listener: Listener): Listener {
    return (...parameters) => {
      const started = performance.now();
      listener(...parameters);
      this.#count(started);
    };
  }

  #count(started: number): void {
    this.spent += performance.now() - started - this.#ownCost;
  }
}

const rounds = 100;
const callsPerRound = 1000;

/** In a loop, where the clock costs less than between the functions of a parser: what is taken off is never too much. */
function leastOwnCost(): number {
  const clock = new RuleClock(0);
  const nothing = clock.listener(() => undefined);
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    clock.spent = 0;
    for (let call = 0; call < callsPerRound; call++) nothing();
    least = Math.min(least, clock.spent / callsPerRound);
  }
  return least;
}
