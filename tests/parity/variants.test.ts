import { Linter } from "eslint";
import { describeParity } from "./parity-of-hosts.js";

/** The majors of ESLint read no line end, and no byte order mark, in ways of their own: one stands for both. */
const versions = { ESLint: Linter };

describeParity("with CRLF", (text) => text.replaceAll("\n", "\r\n"), versions);
describeParity("with a byte order mark", (text) => `\uFEFF${text}`, versions);
