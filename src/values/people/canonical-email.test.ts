import { expect, test } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'
import { mailSafeName } from './mail-safe-name.ts'

test.each([
  ['Meena@shop.example', 'meena@shop.example'],
  ['meena+spam+1@shop.example', 'meena@shop.example'],
  ['me.e.na+1@gmail.com', 'meena@gmail.com'],
  ['meena@googlemail.com', 'meena@gmail.com'],
  ['me.ena@shop.example', 'me.ena@shop.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox)
})

// Requirement D-363
test.each([
  ['evil.com', 'evil. com'],
  ['Www.evil.co.in', 'Www. evil. co. in'],
  ['t.co', 't. co'],
  ['x.com', 'x. com'],
  ['paypal-x.com', 'paypal-x. com'],
  ['login-a.in', 'login-a. in'],
  ['evil.சி', 'evil. சி'],
  ['K.Anitha', 'K. Anitha'],
  ['Anitha K. Raj', 'Anitha K. Raj'],
  ['A.P.J. Abdul', 'A.P.J. Abdul'],
  ['S.R.Meena', 'S.R. Meena'],
])('%s is greeted as %s, which no mail program turns into a link', (name, greeted) => {
  expect(mailSafeName(name)).toBe(greeted)
})
