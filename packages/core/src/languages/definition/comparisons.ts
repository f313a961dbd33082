/** A value that is compared, in a condition of a language with words for operators. */
export const wordCondition =
  /$(?<=\b(?:if|elsif|elseif|while|until|and|or|xor|not|then|else|when)\s+[\w.()^]{1,80}\s?=)/iu;
