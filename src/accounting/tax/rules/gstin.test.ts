import { expect, test } from 'vitest'
import { isGstin, stateOfGstin } from './gstin.ts'

/*
 * 33ABCDE1234F1Z, calculated by hand. Values: 3 3 10 11 12 13 14 1 2 3 4 15 1 35; every second one doubled: 3 6 10 22
 * 12 26 14 2 2 6 4 30 1 70, where 70 = 1·36 + 34 counts 35. Sum: 3+6+10+22+12+26+14+2+2+6+4+30+1+35 = 173 = 4·36 + 29,
 * and 36 − 29 = 7.
 */
// Requirement D-175: A GSTIN must have a valid check character, an HSN code 4 to 8 digits, and a rate must be a legal
//   one; errors are shown at the field.
test('the last character of a GSTIN is the check character of the first fourteen', () => {
  expect(isGstin('33ABCDE1234F1Z7')).toBe(true)
  // A published example: 27AAPFU0939F1ZV.
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
  const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((sign) => sign !== '7')
  for (const sign of others) expect(isGstin(`33ABCDE1234F1Z${sign}`), sign).toBe(false)
})

test.each([
  ['two digits that are exchanged', '33ABCDE1243F1Z7'],
  ['a sign too few', '33ABCDE1234F1Z'],
  ['a sign too many', '33ABCDE1234F1Z77'],
  ['small letters', '33abcde1234f1z7'],
  ['another letter before the last', '33ABCDE1234F1Y7'],
  ['nothing', ''],
])('%s is no GSTIN', (_what, typed) => {
  expect(isGstin(typed)).toBe(false)
})

test('its first two digits are the state', () => {
  expect(stateOfGstin('33ABCDE1234F1Z7')).toBe('33')
})
