/**
 * A description as the lines of a list, split where sentences end (specification §2.12). A full stop inside a number
 * or before a small letter ends none, nor does that of a title (`Dr. K. Ramesh`) or of `No. 5`.
 */
export const sentencesOf = (description: string) =>
  description
    .split(
      /(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Smt|Sri|Shri)\.(?:\s\p{Lu}\.)*)(?<!\bNos?\.(?=\s+\d))\s+(?=[^\p{Ll}\s])|\n+/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
