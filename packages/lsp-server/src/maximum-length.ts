/** The length of the longest text that is read, in UTF-16 code units, where the editor does not say another. */
export const defaultMaximumLength = 2_000_000;
