/** What a button of the editor does to the text: words that take the place of others, and what is selected then. */
export type Put = { from: number; to: number; words: string; select: [number, number] }
type Chosen = { value: string; start: number; end: number }
export type Mark = 'bold' | 'italic' | 'heading' | 'subheading' | 'list' | 'numbers' | 'link'

const around = { bold: '**', italic: '*' }
const before = { heading: '## ', subheading: '### ', list: '- ', numbers: '1. ' }

/** Puts a mark around what is selected, or before each of its lines. */
export function putMark(mark: Mark, { value, start, end }: Chosen): Put {
  const chosen = value.slice(start, end)
  if (mark === 'bold' || mark === 'italic') {
    const sign = around[mark]
    const at = start + sign.length
    return { from: start, to: end, words: sign + chosen + sign, select: [at, at + chosen.length] }
  }
  if (mark === 'link') {
    const at = start + chosen.length + 3
    return {
      from: start,
      to: end,
      words: `[${chosen}](/)`,
      select: chosen ? [at, at + 1] : [start + 1, start + 1],
    }
  }
  const from = value.lastIndexOf('\n', start - 1) + 1
  const words = value
    .slice(from, end)
    .split('\n')
    .map((line) => before[mark] + line.replace(/^(?:#{2,3}|-|\d{1,3}\.) +/, ''))
    .join('\n')
  return { from, to: end, words, select: [from + words.length, from + words.length] }
}

/** Puts a fact's name where the cursor is. */
export function putFact(name: string, { start, end }: Chosen): Put {
  const words = `{${name}}`
  return { from: start, to: end, words, select: [start + words.length, start + words.length] }
}
