/** The words that the law asks for, in whatever language the rest is. */
export const compositionWords = 'composition taxable person, not eligible to collect tax on supplies'
