/** What a figure has to be. */
export interface Goal {
  readonly bound: "at most" | "at least";
  readonly value: number;
}

/** One line of a table: a figure of ours beside its goal. */
export interface Row {
  readonly what: string;
  readonly against: string;
  readonly figure: number;
  readonly unit: "×" | "ms" | "µs" | "MB" | "ms/MB";
  readonly spread?: readonly [number, number];
  /** Left out where a figure is for information. */
  readonly goal?: Goal;
}

export function isMet({ figure, goal }: Row): boolean {
  if (goal === undefined) return true;
  return goal.bound === "at most" ? figure <= goal.value : figure >= goal.value;
}

export function atMost(value: number): Goal {
  return { bound: "at most", value };
}

export function atLeast(value: number): Goal {
  return { bound: "at least", value };
}
