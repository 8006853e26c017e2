import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'

const ours = 'https://shop.example'

test.each([
  ['its own page', { origin: ours, host: 'shop.example' }, 401],
  ['a program', { host: 'shop.example' }, 401],
  ['a page of another site', { origin: 'https://evil.example', host: 'shop.example' }, 403],
  ['a page of no site', { origin: 'null', host: 'shop.example' }, 403],
  ['a page by http at its own name', { origin: 'http://shop.example', host: 'shop.example' }, 403],
  [
    'a page by http, though the proxy says nothing of https',
    { origin: 'http://shop.example', host: 'shop.example', 'x-forwarded-proto': 'http' },
    403,
  ],
  [
    'its page at another name of the machine',
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    401,
  ],
  [
    'a page by http of another name that is asked by https',
    { origin: 'http://other.example', host: 'other.example', 'x-forwarded-proto': 'https' },
    403,
  ],
  [
    'its page at another name behind https',
    { origin: 'https://other.example', host: 'other.example', 'x-forwarded-proto': 'https' },
    401,
  ],
])('a write from %s (%o) is answered %d', async (_from, headers, status) => {
  const shop = await createTestShop({ env: { PUBLIC_URL: ours } })
  const answer = await shop.visitor().post('/api/cart/add', { product_id: 1, quantity: 1 }, { headers })
  expect(answer.statusCode).toBe(status)
})
