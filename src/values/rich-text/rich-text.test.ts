import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'
import { type Block, invisibleCharacters, type Span } from './rich-text.ts'
import { safeLinkUrl } from './safe-link.ts'
import { splitSections } from './split-sections.ts'

const fields = { 'store name': 'Malar *Stores*', phone: '+91 98430 11223', email: 'care@malar.example' }
const read = (source: string) => parseRichText(source, fields)
const spansOf = (source: string) => {
  const [block] = read(source).blocks
  return block?.is === 'p' ? block.spans : block
}

test('paragraphs, headings and lists stand as they are typed, with an empty line or without', () => {
  const source =
    '# One\n## Two\n### Three  \nfirst\nsecond\n\nthird\n- a\n- b\nmore of b\n* c\n1. x\n2. y\n\n####Four\n'
  expect(read(source)).toEqual({
    blocks: [
      { is: 'p', spans: [{ text: '# One' }] },
      { is: 'h2', spans: [{ text: 'Two' }] },
      { is: 'h3', spans: [{ text: 'Three' }] },
      { is: 'p', spans: [{ text: 'first\nsecond' }] },
      { is: 'p', spans: [{ text: 'third' }] },
      { is: 'ul', items: [[{ text: 'a' }], [{ text: 'b\nmore of b' }], [{ text: 'c' }]] },
      { is: 'ol', items: [[{ text: 'x' }], [{ text: 'y' }]] },
      { is: 'p', spans: [{ text: '####Four' }] },
    ],
    problems: [],
  })
})

test.each<[string, Span[]]>([
  ['a **b** c', [{ text: 'a ' }, { text: 'b', bold: true }, { text: ' c' }]],
  [
    '*a* and ***b***',
    [{ text: 'a', italic: true }, { text: ' and ' }, { text: 'b', bold: true, italic: true }],
  ],
  ['5 * 3 * 2', [{ text: '5 * 3 * 2' }]],
  ['**not closed', [{ text: '**not closed' }]],
  ['2 \\* 3 \\{store name}', [{ text: '2 * 3 {store name}' }]],
  ['`a*b*`', [{ text: 'a*b*', code: true }]],
  ['[All](/categories?q=a)', [{ text: 'All', to: '/categories?q=a' }]],
  ['[About](/ta/about?a=1#b)', [{ text: 'About', to: '/about?a=1#b' }]],
  ['[Home](/ta)', [{ text: 'Home', to: '/' }]],
  ['[Part](/ta#part)', [{ text: 'Part', to: '/#part' }]],
  ['[Tables](/tables)', [{ text: 'Tables', to: '/tables' }]],
  [
    '[Elsewhere](https://malar.example/ta/about)',
    [{ text: 'Elsewhere', to: 'https://malar.example/ta/about' }],
  ],
  ['**[us](https://malar.example/a-b)**', [{ text: 'us', to: 'https://malar.example/a-b', bold: true }]],
  ['[{phone}](tel:{phone})', [{ text: '+91 98430 11223', to: 'tel:+919843011223' }]],
  ['[{email}](mailto:{email})', [{ text: 'care@malar.example', to: 'mailto:care@malar.example' }]],
  ['{store name} is here', [{ text: 'Malar *Stores* is here' }]],
  ['<b onclick="x()">a</b> &amp;', [{ text: '<b onclick="x()">a</b> &amp;' }]],
])('of %s a page shows %j', (source, spans) => {
  expect(spansOf(source)).toEqual(spans)
  expect(read(source).problems).toEqual([])
})

test.each([
  'javascript:alert`1`',
  'JavaScript:x',
  'data:text/html,x',
  'vbscript:x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/ta//elsewhere.example',
  '/ta/\\elsewhere.example',
  'http://plain.example',
  'https://user@elsewhere.example',
  'https://nowhere',
  'https:/half.example',
  'mailto:nobody',
  'mailto:a@b.in?body=x',
  'tel:one',
  'categories',
  '#part',
  '?q=1',
  ' /categories',
])('a link to %s leads nowhere and is told as a problem', (address) => {
  expect(safeLinkUrl(address)).toBeNull()
  if (/[\s()]/.test(address)) return
  const { blocks, problems } = read(`[words](${address})`)
  expect(problems).toEqual([{ kind: 'link', typed: address }])
  expect(JSON.stringify(blocks)).not.toContain('"to"')
})

test('a field that there is not stays as it was typed, and is told', () => {
  expect(read('Call {fax}, {constructor} or {Phone}')).toEqual({
    blocks: [{ is: 'p', spans: [{ text: 'Call {fax}, {constructor} or {Phone}' }] }],
    problems: [
      { kind: 'field', typed: '{fax}' },
      { kind: 'field', typed: '{constructor}' },
    ],
  })
})

test('what hides something is found, and the joiners of Indian scripts are not', () => {
  for (const code of [0, 7, 0xad, 0x200b, 0x200e, 0x202e, 0x2066, 0xfeff, 0xe0041])
    expect(invisibleCharacters.test(`a${String.fromCodePoint(code)}b`), code.toString(16)).toBe(true)
  for (const fine of ['line\nline', 'a\tb', 'க்\u200cஷ', 'श\u200d', '☕️', 'வணக்கம்'])
    expect(invisibleCharacters.test(fine), fine).toBe(false)
})

test('a text is cut before its headings', () => {
  const { blocks } = read('before\n## A\none\n## B')
  expect(
    splitSections(blocks, 'h2').map(({ title, blocks: under }) => [title?.[0]?.text, under.length]),
  ).toEqual([
    [undefined, 1],
    ['A', 1],
    ['B', 0],
  ])
})

/** Markup fragments, mixed with arbitrary text. */
const piece = fc.oneof(
  fc.constantFrom(
    '*',
    '**',
    '[',
    ']',
    '(',
    ')',
    '{',
    '}',
    '\\',
    '`',
    '\n',
    '\n\n',
    '## ',
    '- ',
    '1. ',
    ' ',
    '<',
  ),
  fc.constantFrom(
    '[a](javascript:x)',
    '[a](/b)',
    '{phone}',
    '<script>',
    '[{email}](mailto:{email})',
    '](',
    '&#106;',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

const spansIn = (block: Block) => ('items' in block ? block.items.flat() : block.spans)

test('whatever is typed is read, into nothing but what a page may draw', () => {
  fc.assert(
    fc.property(anyText, (source) => {
      const { blocks } = read(source)
      for (const block of blocks) {
        expect(['h2', 'h3', 'p', 'ul', 'ol']).toContain(block.is)
        for (const { text, to, ...looks } of spansIn(block)) {
          expect(typeof text).toBe('string')
          if (to !== undefined) expect(safeLinkUrl(to)).toBe(to)
          expect(Object.keys(looks).every((look) => ['bold', 'italic', 'code'].includes(look))).toBe(true)
        }
      }
    }),
    { numRuns: 3000 },
  )
})

test('plain words are never changed', () => {
  const plain = fc.stringMatching(/^[A-Za-zஅ-ஹ0-9 ,.;:!?'"<>&=+_()-]{1,200}$/)
  fc.assert(
    fc.property(plain, (typed) => {
      const text = `x${typed.trimEnd()}`
      expect(spansOf(text)).toEqual([{ text }])
    }),
  )
})

test.each(['[', '*', '**a', '`', '{a', '\\', '[a](', '- \n', '[a]({', '{phone}'])(
  'twenty thousand signs of %s are read at once',
  (sign) => {
    // CPU time, because wall-clock time also passes on a busy machine.
    const began = process.cpuUsage()
    read(sign.repeat(20_000 / sign.length))
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000)
  },
)
