/** A change that a toolbar button makes: the inserted text, the range it replaces, and the new selection. */
export type TextEdit = { from: number; to: number; text: string; select: [number, number] }
type TextSelection = { value: string; start: number; end: number }
export type TextFormat = 'bold' | 'italic' | 'heading' | 'subheading' | 'list' | 'numbers' | 'link'

const inlineMarkers = { bold: '**', italic: '*' }
const linePrefixes = { heading: '## ', subheading: '### ', list: '- ', numbers: '1. ' }

/** The edit that adds markup around the selection, or at the start of each selected line. */
export function createFormatEdit(format: TextFormat, { value, start, end }: TextSelection): TextEdit {
  const selected = value.slice(start, end)
  if (format === 'bold' || format === 'italic') {
    const marker = inlineMarkers[format]
    const at = start + marker.length
    return { from: start, to: end, text: marker + selected + marker, select: [at, at + selected.length] }
  }
  if (format === 'link') {
    const at = start + selected.length + 3
    return {
      from: start,
      to: end,
      text: `[${selected}](/)`,
      select: selected ? [at, at + 1] : [start + 1, start + 1],
    }
  }
  const from = value.lastIndexOf('\n', start - 1) + 1
  const text = value
    .slice(from, end)
    .split('\n')
    .map((line) => linePrefixes[format] + line.replace(/^(?:#{2,3}|-|\d{1,3}\.) +/, ''))
    .join('\n')
  return { from, to: end, text, select: [from + text.length, from + text.length] }
}

/** The edit that replaces the selection with a placeholder. */
export function createPlaceholderEdit(name: string, { start, end }: TextSelection): TextEdit {
  const text = `{${name}}`
  return { from: start, to: end, text, select: [start + text.length, start + text.length] }
}
