import type { Rule } from "eslint";

/** Adds up the time that is spent in the functions of some rules. */
export class RuleClock {
  /** In milliseconds. */
  spent = 0;

  /** The rule, under this clock. */
  timed(rule: Rule.RuleModule): Rule.RuleModule {
    return { ...rule, create: (context) => this.#listeners(rule, context) };
  }

  #listeners(rule: Rule.RuleModule, context: Rule.RuleContext): Rule.RuleListener {
    const started = performance.now();
    const listeners = Object.entries(rule.create(context)).map(([selector, listener]) => [
      selector,
      this.#listener(listener as (...parameters: readonly unknown[]) => void),
    ]);
    this.spent += performance.now() - started;
    return Object.fromEntries(listeners) as Rule.RuleListener;
  }

  #listener(listener: (...parameters: readonly unknown[]) => void) {
    return (...parameters: readonly unknown[]): void => {
      const started = performance.now();
      listener(...parameters);
      this.spent += performance.now() - started;
    };
  }
}
