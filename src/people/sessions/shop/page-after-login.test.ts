import { expect, test } from 'vitest'
import { pageAfterLogin } from './page-after-login.ts'

const customer = { role: 'customer', redirect: '/' } as const
const admin = { role: 'admin', redirect: '/admin' } as const

// Requirement 2.2-3: The page that a visitor wanted to open is remembered (decision P5).
// Requirement 4-9: After a login, the user goes where the answer says (decision P5).
// Requirement D-6: After login, the remembered page opens only if it is on this site and open to the user's role
//   (decision P5).
test.each([
  ['back to a public page', '/product/7', customer, '/product/7'],
  ['back to a page of their own, with its query', '/checkout?step=2', customer, '/checkout?step=2'],
  ['an administrator to the section they had open', '/admin?section=orders', admin, '/admin?section=orders'],
  ['an administrator to a section by its route', '/admin/orders', admin, '/admin/orders'],
  ['nowhere remembered', null, customer, '/'],
  ['nowhere remembered, an administrator', null, admin, '/admin'],
  ['a customer not into the back office', '/admin', customer, '/'],
  ['an administrator not into a cart', '/cart', admin, '/admin'],
  ['not back to the log-in page', '/login?from=/cart', customer, '/'],
  ['no page at all', '/nothing/of/ours/here', customer, '/'],
  ['another site', 'https://evil.example/cart', customer, '/'],
  ['another site without its scheme', '//evil.example/cart', customer, '/'],
  ['another site behind backslashes', '/\\evil.example/cart', customer, '/'],
  ['another site behind a line break', '/\n/evil.example', customer, '/'],
  ['a script', 'javascript:alert(1)', customer, '/'],
  ['nothing that is an address', '//', customer, '/'],
])('%s', (_, from, who, expected) => {
  expect(pageAfterLogin(from, who)).toBe(expected)
})
