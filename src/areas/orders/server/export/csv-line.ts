/** A line of CSV. Text that a spreadsheet would run as a formula is shown to it as text. */
export const csvLine = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

function cell(value: string | number) {
  const text = typeof value === 'number' ? String(value) : value.replace(/^(?=\s*[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
