import { expect, test } from 'vitest'
import { hashPin, isRightPin } from './pins.ts'

// Requirement 3-3: A pin is accepted at registration and login, and is in no answer.
// Requirement D-53: Pins are stored as argon2id hashes (decision B15).
test('a pin is stored as argon2id, never the same twice, and only the right pin matches', async () => {
  const [one, other] = await Promise.all([hashPin('4821'), hashPin('4821')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isRightPin('4821', one)).toBe(true)
  expect(await isRightPin('4822', one)).toBe(false)
})

test('where there is no pin, looking takes as long as where there is one', async () => {
  const pinHash = await hashPin('4821')
  const took = async (hash?: string) => {
    const start = performance.now()
    expect(await isRightPin('0000', hash)).toBe(false)
    return performance.now() - start
  }
  let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const isAlike = () => unknown / known > 0.4 && unknown / known < 2.5
  // The fastest of many runs is the actual cost, however busy the machine is, so a busy one is measured longer. Without
  // hashing it would be a thousandth.
  for (let i = 0; i < 15 || (i < 150 && !isAlike()); i++) {
    known = Math.min(known, await took(pinHash))
    unknown = Math.min(unknown, await took())
  }
  expect(unknown / known).toBeGreaterThan(0.4)
  expect(unknown / known).toBeLessThan(2.5)
})
