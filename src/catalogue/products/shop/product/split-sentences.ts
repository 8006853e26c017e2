/**
 * Splits a description into the lines of a list at the ends of its sentences (specification §2.12). A full stop does
 * not end a sentence inside a number, before a small letter, after a title (`Dr. K. Ramesh`) or in `No. 5`.
 */
export const splitSentences = (description: string) =>
  description
    .split(
      /(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Smt|Sri|Shri)\.(?:\s\p{Lu}\.)*)(?<!\bNos?\.(?=\s+\d))\s+(?=[^\p{Ll}\s])|\n+/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
