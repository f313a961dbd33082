import { describeParity } from "./parity-of-hosts.js";

describeParity("with CRLF", (text) => text.replaceAll("\n", "\r\n"));
describeParity("with a byte order mark", (text) => `\uFEFF${text}`);
