import { expect, test } from 'vitest'
import { addressPhoneRule, emailRule, nameRule, phoneRule, pinRule, postalCodeRule } from './field-rules.ts'

// Requirement 5-2: A name consists of letters: 'Enter a valid name' (decision B2).
// Requirement D-148: Names contain letters of any script, with single punctuation marks between them (decision B2).
test.each([
  ['Anitha', true],
  ['Anitha K. Raj', true],
  ['A.P.J. Kalam', true],
  ['Mary-Ann', true],
  ["D'Souza", true],
  ['D’Souza', true],
  ['அனிதா ராஜ்', true],
  ['José', true],
  ['Anitha  Raj', false],
  ['R2D2', false],
  ['Anitha_Raj', false],
  ['-Anitha', false],
  ['Anitha!', false],
  ['<b>', false],
])('%j is a name: %s', (typed, is) => {
  expect(nameRule.pattern.test(typed)).toBe(is)
})

test.each([
  ['a@b.in', true],
  ['anitha.raj+shop@example.com', true],
  ['anitha', false],
  ['anitha@', false],
  ['@example.com', false],
  ['a@example', false],
  ['a b@example.com', false],
  ['a@b@c.in', false],
])('%j is an e-mail address: %s', (typed, is) => {
  expect(emailRule.pattern.test(typed)).toBe(is)
})

// Requirements 5-6, 5-13, 9-2, 9-3
test.each([
  ['9843011223', phoneRule, true],
  ['984301122', phoneRule, false],
  ['98430112233', phoneRule, false],
  ['98430-1122', phoneRule, false],
  ['9843011223', addressPhoneRule, true],
  ['123456789012345', addressPhoneRule, true],
  ['123456789', addressPhoneRule, false],
  ['1234567890123456', addressPhoneRule, false],
  ['641012', postalCodeRule, true],
  ['641 012', postalCodeRule, true],
  ['041012', postalCodeRule, false],
  ['64101', postalCodeRule, false],
  ['6410123', postalCodeRule, false],
  ['SW1A 1AA', postalCodeRule, false],
  ['1234', pinRule, true],
  ['123', pinRule, false],
  ['12345', pinRule, false],
  ['12a4', pinRule, false],
])('%j under %j counts: %s', (typed, rule, counts) => {
  expect(rule.pattern.test(typed)).toBe(counts)
})

/** Fixed texts of the requirements: shoppers read them, and other programs may depend on them. */
test('each rule says what is wrong in its own words', () => {
  const words = [nameRule, emailRule, phoneRule, pinRule].map(({ missing, invalid }) => [missing, invalid])
  expect(words).toEqual([
    ['Name should not be empty', 'Enter a valid name'],
    ['Email should not be empty', 'Enter a valid Email'],
    ['Phone number should not be empty', 'Enter a valid 10-digit phone number'],
    ['Pin must be exactly 4 digits', 'Pin must be exactly 4 digits'],
  ])
  expect(addressPhoneRule.invalid).toBe('Invalid phone number format.')
})
