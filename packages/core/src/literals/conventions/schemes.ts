/** With `://` after it, a scheme by which a literal is known as an identifier wherever it stands. */
export const listedSchemes: readonly string[] = ["http", "https", "ws", "wss", "ftp", "file"];

/** Schemes after which anything may stand: of these only what no reader sees is reported, up to the body. */
export const schemesWithBody: ReadonlySet<string> = new Set(["data", "javascript"]);
