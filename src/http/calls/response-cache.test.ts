import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

/** A cache whose answers count how often they were made. */
function counting(maxBytes: number) {
  const made: string[] = []
  let now = 0
  const clock = { now: () => new Date(now) }
  const pass = (ms: number) => {
    now += ms
  }
  const keep = createResponseCache(
    {
      clock,
      catalogueVersion: {
        current: async () => 1,
        stockMoves: () => 0,
      },
    },
    { maxBytes },
  )
  const ask = (key: string, bytes = 1000) =>
    keep(key, async () => {
      made.push(key)
      return { bytes: Buffer.alloc(bytes), next: null, total: 0 }
    })
  return { made, ask, keep, pass }
}

test('many at once share one making', async () => {
  const { made, ask } = counting(10_000)
  await Promise.all(Array.from({ length: 20 }, () => ask('a')))
  expect(made).toEqual(['a'])
})

test('many at once share the making of what has become stale', async () => {
  const { made, ask, pass } = counting(10_000)
  await ask('a')
  pass(1000)
  await Promise.all(Array.from({ length: 20 }, () => ask('a')))
  expect(made).toEqual(['a', 'a'])
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

test('an answer that was made anew is let go: none holds the one before it', async () => {
  const { ask, pass } = counting(10_000)
  const askFor = async () => new WeakRef((await ask('a')).bytes)
  const answers: WeakRef<Buffer>[] = []
  for (let times = 0; times < 5; times++) {
    answers.push(await askFor())
    pass(1000)
  }
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const earlierOnesHeld = () => {
    collect()
    return answers.slice(0, -1).filter((answer) => answer.deref()).length
  }
  await expect.poll(earlierOnesHeld).toBe(0)
})
