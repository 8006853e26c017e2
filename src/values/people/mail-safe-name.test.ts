import { expect, test } from 'vitest'
import { mailSafeName } from './mail-safe-name.ts'

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
