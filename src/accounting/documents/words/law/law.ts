/** The words that the law asks for, in whatever language the rest is. */
export const compositionWords = 'composition taxable person, not eligible to collect tax on supplies'

/** Whose copy of three an invoice of goods is (CGST Rules 2017, rule 48). */
export const originalWords = 'ORIGINAL FOR RECIPIENT'
