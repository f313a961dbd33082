import type { RawLiteral } from "@irilint/core/literals";

/** Takes a literal that a visitor has come upon. */
export type Gather = (literal: RawLiteral) => void;
