/** The apostrophe before what a spreadsheet would run as a formula. */
const escaped = /^'(?='*\s*[=+\-@\t\r＝＋－＠])/

/**
 * Text for `csvLine`, which puts an apostrophe before formulas: text that has one itself gets a second, so that
 * `unescapeCell` returns each text as it was.
 */
export const escapeApostrophe = (text: string) => (escaped.test(text) ? `'${text}` : text)

/** The text of a cell that `csvLine` wrote. */
export const unescapeCell = (cell: string) => cell.replace(escaped, '')
