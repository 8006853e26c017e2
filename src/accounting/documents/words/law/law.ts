/** Wording that the law requires, whatever language the document is in. */
export const compositionWords = 'composition taxable person, not eligible to collect tax on supplies'

/** Which of the three copies of an invoice for goods this is (CGST Rules 2017, rule 48). */
export const originalWords = 'ORIGINAL FOR RECIPIENT'
