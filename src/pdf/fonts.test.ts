import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canPrint, splitByFont, withoutEmoji } from './fonts.ts'
import { createPdf } from './pdf-document.ts'
import { widthOf } from './text.ts'

test.each<[string, ...[string, string][]]>([
  ['Anitha ராஜ்', ['latin', 'Anitha '], ['tamil', 'ராஜ்']],
  ['Łódź', ['latin-ext', 'Ł'], ['latin', 'ód'], ['latin-ext', 'ź']],
  ['क्\u200dष।', ['devanagari', 'क्\u200dष।']],
  ['లక్ష్మీ ರಾಜು', ['telugu', 'లక్ష్మీ'], ['latin', ' '], ['kannada', 'ರಾಜು']],
  ['അനിത 🌸', ['malayalam', 'അനിത'], ['latin', ' ']],
])('%j is drawn with %j', (text, ...pieces) => {
  expect(splitByFont(text).map((piece) => [piece.face, piece.text])).toEqual(pieces)
})

test.each([
  ['Raj 👩🏽‍🌾🇮🇳', 'Raj '],
  ['❤️ 4 © ™', ' 4 © ™'],
  ['ശ്രീ', 'ശ്രീ'],
])('without its pictures %j is %j', (text, left) => {
  expect(withoutEmoji(text)).toBe(left)
})

test.each([
  ['अनिता 🌸', true],
  ['李小龙', false],
  ['অনিতা', false],
])('whether %j can be printed whole is %s', (text, whole) => {
  expect(canPrint(text)).toBe(whole)
})

const ranges = { Devanagari: 0x900, Telugu: 0xc00, Malayalam: 0xd00, Kannada: 0xc80, Tamil: 0xb80 }

test.each(Object.entries(ranges))('whatever is typed in %s has a width', async (script, first) => {
  const pdf = await createPdf({ title: 'Test', author: 'Test' })
  const isOfIt = new RegExp(`\\p{Script=${script}}`, 'u')
  const letters = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(first + at)).filter((one) =>
    isOfIt.test(one),
  )
  const letter = fc.constantFrom(...letters, '\u200d', '\u200c', ' ')
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), fc.boolean(), (text, strong) => {
      expect(widthOf(pdf, text, { size: 10, strong })).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
  pdf.destroy()
})
