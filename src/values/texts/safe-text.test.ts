import { expect, test } from 'vitest'
import { findUnsafePath, parseSafeJson } from './safe-text.ts'

test.each([
  [
    'plain text',
    '{"name":"Anitha","items":[1,null,"ராகி 🌾"]}',
    { name: 'Anitha', items: [1, null, 'ராகி 🌾'] },
  ],
  ['an escaped sign that can be kept', '["\\u0041 \\ud83c\\udf3e"]', ['A 🌾']],
  ['an escaped NUL', '{"deep":["a\\u0000b"]}', { deep: ['a\ufffdb'] }],
  ['half a surrogate pair, escaped', '["a\\uD83Cb"]', ['a\ufffdb']],
  ['half a surrogate pair as it is', '["a\ud83cb"]', ['a\ufffdb']],
])('JSON with %s is read, and only what Postgres cannot keep is replaced', (_what, json, value) => {
  expect(parseSafeJson(json)).toEqual(value)
})

test('what is no JSON is told as such', () => {
  expect(() => parseSafeJson('{"name":')).toThrow(SyntaxError)
})

// Requirement D-327: Text with characters that reorder it is rejected, and joiners of Indian scripts are accepted.
test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'characters that reorder text are rejected: %j',
  (sign) => {
    expect(findUnsafePath({ name: `Shop${sign}moc.knab` })).toEqual(['name'])
    expect(findUnsafePath([{ deep: [`a${sign}`] }])).toEqual(['0', 'deep', '0'])
  },
)

// Requirement D-327
test.each(['க்\u200cஷ', 'ක්\u200dෂ', '\u200e98430 11223', '👩\u200d🌾'])(
  '%j keeps its joiners, marks and composed characters',
  (text) => {
    expect(findUnsafePath({ text })).toBeNull()
  },
)
