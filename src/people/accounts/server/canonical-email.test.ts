import { expect, test } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'

test.each([
  ['Meena@shop.example', 'meena@shop.example'],
  ['meena+spam+1@shop.example', 'meena@shop.example'],
  ['me.e.na+1@gmail.com', 'meena@gmail.com'],
  ['meena@googlemail.com', 'meena@gmail.com'],
  ['me.ena@shop.example', 'me.ena@shop.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox)
})
