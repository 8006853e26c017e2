/**
 * A description as the lines of a list, split where sentences end (specification §2.12). A full stop inside a number
 * or before a small letter ends none.
 */
export const sentencesOf = (description: string) =>
  description
    .split(/(?<=[.!?])\s+(?=[^\p{Ll}\s])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
