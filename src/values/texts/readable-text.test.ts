import { expect, test } from 'vitest'
import { readableJson } from './readable-text.ts'

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
  expect(readableJson(json)).toEqual(value)
})

test('what is no JSON is told as such', () => {
  expect(() => readableJson('{"name":')).toThrow(SyntaxError)
})
