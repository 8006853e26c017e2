const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  deg: '°',
  frac12: '½',
  times: '×',
}

/** The text of HTML, with its line breaks. Each expression stops at the next tag, so long texts don't take longer than others. */
export const htmlToText = (html: string) =>
  html
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi, '')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<\/(?:p|h[1-6])\s*>/gi, '\n\n')
    .replace(/<(?:br|\/div|\/tr|\/ul|\/ol)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi, decode)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function decode(whole: string, decimal?: string, hex?: string, name?: string) {
  if (name) return entities[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code >= 32 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' '
}

const maxOneLiner = 160

/** A text's first paragraph as one line: whole if it is short, otherwise its first sentence, or its first words. */
export function oneLineOf(text: string) {
  const [paragraph = ''] = text.split('\n\n', 1)
  const line = paragraph.replace(/\s+/g, ' ').trim()
  if (line.length <= maxOneLiner) return line
  const start = line.slice(0, maxOneLiner - 1)
  const sentence = start.search(/[.!?।](?=\s)/)
  if (sentence > 0) return start.slice(0, sentence + 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), maxOneLiner / 2)).trimEnd()}…`
}
