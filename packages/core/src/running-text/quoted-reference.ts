import { typographicMarks } from "../text/quotation-marks.js";

/** A fragment or a path behind a quotation mark, which makes a path of it where it is the destination of a link. */
export const quotedReference = new RegExp(
  String.raw`^["'${typographicMarks}](?<address>(?:#|\.{0,2}\/)[^"'${typographicMarks}\s]+)[${typographicMarks}]?$`,
  "u",
);
