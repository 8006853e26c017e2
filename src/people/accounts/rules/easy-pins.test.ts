import { expect, test } from 'vitest'
import { easyPins, isEasyPin } from './easy-pins.ts'

// Requirement D-63: About 200 of the 10,000 possible pins are easy to guess and rejected as new pins (decision X10).
test('about two hundred of the ten thousand pins are easy to guess', () => {
  expect(easyPins.size).toBe(215)
  expect([...easyPins].every((pin) => /^\d{4}$/.test(pin))).toBe(true)
})

test.each(['0000', '9999', '1212', '9090', '0123', '6789', '9876', '3210', '1357', '8642', '1940', '2029'])(
  '%s is easy to guess',
  (pin) => {
    expect(isEasyPin(pin)).toBe(true)
  },
)

test.each(['7391', '4821', '1939', '2030', '7890', '1221', '1112'])('%s is not', (pin) => {
  expect(isEasyPin(pin)).toBe(false)
})

test('what stands in the own phone number is easy to guess for who knows the phone', () => {
  for (const pin of ['9843', '4301', '1223']) expect(isEasyPin(pin, '9843011223')).toBe(true)
  expect(isEasyPin('3221', '9843011223')).toBe(false)
})
