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
  readonly unit: "×" | "ms" | "µs" | "MB" | "ms/MB" | "MB/s" | "bytes";
  readonly spread?: readonly [number, number];
  /** Left out where a figure is for information. */
  readonly goal?: Goal;
}

/** What a suite may leave out. */
export type Effort = "full" | "short";

export function isMet({ figure, goal }: Row): boolean {
  return goal === undefined || holds(figure, goal);
}

/** How far from its goal a ratio may be where nobody knows what else the machine does. */
const margin = 3;

/** Whether a ratio is near its goal, or better; absolute figures differ between machines and are not judged. */
export function isNear({ figure, goal, unit }: Row): boolean {
  if (goal === undefined || unit !== "×") return true;
  const { bound, value } = goal;
  return holds(figure, { bound, value: bound === "at most" ? value * margin : value / margin });
}

function holds(figure: number, { bound, value }: Goal): boolean {
  return bound === "at most" ? figure <= value : figure >= value;
}

export function atMost(value: number): Goal {
  return { bound: "at most", value };
}

export function atLeast(value: number): Goal {
  return { bound: "at least", value };
}
