/** Quotation marks in which only running text has words, for a class of characters: “”„‟, «», ‘’‚, 「」『』 and ＂. */
export const typographicMarks = "\u201C-\u201F\u00AB\u00BB\u2018-\u201A\u300C-\u300F\uFF02";
