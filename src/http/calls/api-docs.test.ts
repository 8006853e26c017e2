import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'

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

// Requirement D-290: The API documentation is never stored by caches.
test.each(['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/openapi.json'])(
  '%s is never stored by caches',
  async (path) => {
    const { statusCode, headers } = await (await createTestShop()).visitor().get(path)
    expect(statusCode).toBeLessThan(400)
    expect(headers['cache-control']).toBe('no-store')
  },
)

// Requirement D-290
test('the files of the API documentation page say how long they can be cached', async () => {
  const visitor = (await createTestShop()).visitor()
  const { body } = await visitor.get('/api/docs/')
  const loaded = [...body.matchAll(/(?:src|href)="\.?\/?([^"]*static\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(loaded.length).toBeGreaterThan(3)
  for (const path of loaded) {
    const { headers } = await visitor.get(new URL(path, 'http://shop/api/docs/').pathname)
    expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/./)])
  }
})
