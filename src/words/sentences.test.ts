import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { schemaSentence } from './schema-sentence.ts'
import { defineSentences, findSentence } from './sentences.ts'

const en = {
  saved: 'The tests saved it.',
  wait: ({ seconds }: { seconds: number }) => `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  states: { paid: 'Paid by a test', open: 'Not paid by a test' },
}
const ta = {
  saved: 'சேமித்தாயிற்று.',
  wait: ({ seconds }: { seconds: number }) => `${seconds} ${seconds === 1 ? 'நொடி' : 'நொடிகள்'} பொறுங்கள்.`,
  states: { paid: 'பணம் வந்தது', open: 'பணம் வரவில்லை' },
}

const said = defineSentences({ en, ta })

test('a sentence is said in the language of who asks, with its values and plurals', () => {
  expect([said.saved.in('en'), said.saved.in('ta')]).toEqual([en.saved, ta.saved])
  expect(said.wait({ seconds: 1 }).in('en')).toBe('Wait 1 second.')
  expect(said.wait({ seconds: 2 }).in('ta')).toBe('2 நொடிகள் பொறுங்கள்.')
  expect(said.wait({ seconds: 2 }).params).toEqual({ seconds: 2 })
  expect(said.states.open.in('ta')).toBe('பணம் வரவில்லை')
})

test('what a language has no file for yet is said in the first one', () => {
  const left = ({ count }: { count: number }) => `${count} left.`
  const onlyEnglish = defineSentences({ en: { saved: 'Only English saved it.', left } })
  expect(onlyEnglish.saved.in('ta')).toBe('Only English saved it.')
  expect(onlyEnglish.left({ count: 3 }).in('ta')).toBe('3 left.')
})

test('what a schema says is found again in every language', () => {
  expect(findSentence(en.saved)?.in('ta')).toBe(ta.saved)
  expect(findSentence(schemaSentence(en.wait, { seconds: 9 }))?.in('ta')).toBe('9 நொடிகள் பொறுங்கள்.')
  expect(findSentence('Invalid input')).toBeUndefined()
})

test.each([
  ['/', 'en'],
  ['/cart', 'en'],
  ['/ta', 'ta'],
  ['/ta?page=2', 'ta'],
  ['/ta/cart', 'ta'],
  ['/ta/api/cart', 'ta'],
  ['/tamarind', 'en'],
  ['/Anitha/ta', 'en'],
])('%s is asked in %s', (address, language) => {
  expect(languageOf(address)).toBe(language)
})
