import { expect, test } from 'vitest'
import { DatabaseDown } from './outage.ts'
import { retryThroughOutages } from './retry-through-outages.ts'

test('work that an outage breaks off is done again, and other failures are told', async () => {
  const outcomes = [new DatabaseDown(), new DatabaseDown(), 'done']
  const work = async () => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  expect(await retryThroughOutages(work, 0)).toBe('done')
  await expect(retryThroughOutages(() => Promise.reject(new Error('a bug')), 0)).rejects.toThrow('a bug')
})
