import type { FuzzCase, FuzzTarget } from "./target.js";

/** A law that does not hold. */
export interface Failure {
  readonly input: FuzzCase;
  readonly message: string;
}

/** What is wrong with the answers of a target for an input; nothing if its law holds. */
export async function failureOf(target: FuzzTarget, input: FuzzCase): Promise<string | undefined> {
  try {
    const answer = target.check(input);
    // Awaiting costs as much as some checks take.
    if (answer !== undefined) await answer;
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${placeOf(error)}` : String(error);
  }
}

/** Where in the code of the project an error arose: the innermost two places of it. */
function placeOf({ stack = "" }: Error): string {
  const places = Array.from(stack.matchAll(/(?:packages|tools)\/[^\s:)]+:\d+/gu), ([place]) => place);
  return places
    .filter((place) => !place.includes("node_modules"))
    .slice(0, 2)
    .join(" ← ");
}

/** The same for all failures that most likely have one cause: what is said up to a colon, and where. */
export function kindOf(message: string): string {
  const [said = ""] = message.split(/:|\n/u);
  return `${said.replaceAll(/'[^']*'|"[^"]*"|\d+/gu, "…")} ${message.slice(message.lastIndexOf("\n") + 1)}`;
}
