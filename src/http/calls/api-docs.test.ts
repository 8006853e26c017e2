import { expect, test } from 'vitest'
import { createTestShop } from '../../../test/shop/shop.ts'

const production = {
  NODE_ENV: 'production',
  DEMO: 'off',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://localhost/shop',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'care@shop.example',
  RAZORPAY_API_URL: 'http://127.0.0.1:4000',
}

test.each([
  [{}, 200],
  [{ API_DOCS: 'off' }, 404],
  [production, 404],
  [{ ...production, API_DOCS: 'on' }, 200],
])('with %o the API’s documentation is answered %d', async (env, status) => {
  const shop = await createTestShop({ env })
  for (const path of ['/api/openapi.json', '/api/docs/'])
    expect([path, (await shop.visitor().get(path)).statusCode]).toEqual([path, status])
})
