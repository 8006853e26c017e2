import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

/** Answers that count how often they are made. */
function counting(mostBytes: number) {
  const made: string[] = []
  const clock = { now: () => new Date(0) }
  const keep = createKeptAnswers(
    { clock, catalogueVersion: { current: async () => 1, changed: () => {} } },
    { mostBytes },
  )
  const ask = (key: string, bytes = 1000) =>
    keep(key, async () => {
      made.push(key)
      return { bytes: Buffer.alloc(bytes), next: null, total: 0 }
    })
  return { made, ask, keep }
}

test('many at once share one making', async () => {
  const { made, ask } = counting(10_000)
  await Promise.all(Array.from({ length: 20 }, () => ask('a')))
  expect(made).toEqual(['a'])
})

test('what was not asked for longest goes when there is no room', async () => {
  const { made, ask } = counting(2500)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('an answer larger than all the room is given and not kept', async () => {
  const { made, ask } = counting(2500)
  expect((await ask('a', 9000)).bytes).toHaveLength(9000)
  await ask('b')
  await ask('b')
  expect(made).toEqual(['a', 'b'])
})

test('a failure is told and not kept', async () => {
  const { keep, ask } = counting(2500)
  const failing = async () => {
    throw new Error('no database')
  }
  await expect(keep('a', failing)).rejects.toThrow('no database')
  expect((await ask('a')).bytes).toHaveLength(1000)
})
