import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createShopWithPages } from './pages/open-page.ts'
import { allEndpoints } from './shop/all-endpoints.ts'
import { createShopWithPayments, shopWithOrder, startPaying } from './shop/payment.ts'
import { createTestShop, signInAs } from './shop/shop.ts'

/** Status and body for a path that ordinary clients would normalize. */
async function askRaw(port: string, path: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request({ port, path, agent: new Agent() }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
    asked.on('error', reject).end()
  })
}

async function listeningShop() {
  const shop = await createShopWithPages()
  return { shop, port: new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port }
}

test.each([
  '/a%0ab',
  '/a%00b',
  '///',
  '//./',
  '//evil.com/',
  '//evil.com:99999/',
  '/\\evil.com/',
  '/about//',
])('the address %s is no page: 404, with the page that says so', async (path) => {
  const { port } = await listeningShop()
  const { status, body } = await askRaw(port, path)
  expect([status, body]).toEqual([404, expect.stringContaining('<!doctype html>')])
  expect(body).not.toContain('evil.com')
})

test.each(['*', 'about', 'http://', 'ftp://evil.example/', '/%', '/%ff'])(
  'what is no address (%s) is a 400',
  async (path) => {
    const { port } = await listeningShop()
    expect((await askRaw(port, path)).status).toBe(400)
  },
)

test('an address as a proxy is asked it is answered by its path', async () => {
  const { port } = await listeningShop()
  const { status, body } = await askRaw(port, 'http://evil.example/about?x=1')
  expect([status, body.includes('Our Story'), body.includes('evil.example')]).toEqual([200, true, false])
})

test('a text that the database cannot keep is refused where no rule of the field has done so', async () => {
  const { shopper, order } = await shopWithOrder()
  await startPaying(shopper, order.id)
  for (const bad of ['\0', 'order_\0', '\ud800']) {
    const proof = { razorpay_payment_id: bad, razorpay_order_id: bad, razorpay_signature: bad }
    const answer = await shopper.post('/api/payment/verify', { order_id: order.id, ...proof })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      {
        razorpay_payment_id: 'This text contains invisible characters. Delete it and type it again.',
      },
    ])
  }
})

test('the provider’s return form with such a text is a payment that nobody knows', async () => {
  const shop = await createShopWithPayments()
  const answer = await shop
    .visitor()
    .post(
      '/api/payment/return',
      'razorpay_payment_id=pay_%00&razorpay_order_id=order_%00&razorpay_signature=%00',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    )
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart'])
})

test.each(['0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31'])(
  'a day on which no shop can have taken money (%s) is not one',
  async (day) => {
    const shop = await createShopWithPayments()
    const admin = await signInAs(shop, 'admin')
    expect((await admin.get(`/api/money/reconciliation?day=${day}`)).statusCode).toBe(400)
    expect((await admin.post('/api/money/reconcile', { day })).statusCode).toBe(400)
  },
)

// Requirement D-106
test('every list rejects a cursor that it didn’t issue', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer')
  const lists = allEndpoints.filter(({ endpoint }) => endpoint.query && 'cursor' in endpoint.query.shape)
  const strange = ['zzz', '!!', 'Wy0xZTMwMF0', btoa('[1.5]'), btoa('{}'), btoa('["\\u0000",1]')]
  const wrong = []
  for (const { key, url, caller } of lists)
    for (const cursor of strange) {
      const { cookies } = caller === 'customer' ? customer : admin
      const asked = await shop.app.inject({ url: `${url}?cursor=${cursor}`, cookies })
      const isUnknown = key.includes('{id}') && asked.statusCode === 404
      if (asked.statusCode !== 400 && !isUnknown) wrong.push(`${key} ${cursor}: ${asked.statusCode}`)
    }
  expect(wrong).toEqual([])
})

test('a form that was cut off is a 400 that asks for it again', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const half = '--line\r\ncontent-disposition: form-data; name="name"\r\n\r\nMues'
  for (const form of [half, '--line\r\n', 'no form at all', '']) {
    const headers = { 'content-type': 'multipart/form-data; boundary=line' }
    const answer = await admin.post('/api/categories/add', form, { headers })
    expect(answer.statusCode, form).toBe(400)
  }
})
