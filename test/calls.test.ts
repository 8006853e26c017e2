import { expect, test } from 'vitest'
import { allEndpoints } from './shop/all-endpoints.ts'
import { addProduct, createTestShop, signInAs } from './shop/shop.ts'

/** The calls promised to other programs (specification §7), by method and path. */
const promised = [
  'GET /cart',
  'POST /cart/add',
  'POST /cart/subtract',
  'DELETE /cart/{id}',
  'DELETE /cart/clear',
  'GET /profile',
  'GET /profile/all',
  'GET /protected/verify',
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/logout',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'PUT /account/update',
  'GET /images/title/{title}',
  'POST /images/add',
  'GET /categories',
  'GET /categories/{id}/products',
  'POST /categories/add',
  'PUT /categories/{id}',
  'DELETE /categories/{id}',
  'GET /products',
  'GET /products/{id}',
  'POST /products/add',
  'PUT /products/{id}',
  'DELETE /products/{id}',
  'GET /orders',
  'GET /orders/all',
  'GET /orders/{id}/items',
  'POST /orders/add',
  'PUT /orders/deliver/{id}',
  'DELETE /orders/{id}',
  'POST /payment/initiate',
  'POST /payment/verify',
  'GET /address/{userId}',
  'PUT /address/upsert',
  'POST /address/upsert',
]

// Requirement 7-38: All of these endpoints exist.
test('every specified endpoint exists', () => {
  expect(promised.filter((key) => !allEndpoints.some((call) => call.key === key))).toEqual([])
})

// Requirement D-1: API endpoints answer under `/api` and at their bare paths (decision P1).
test('every endpoint answers at its path without /api just as under it', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer')
  // Logging out would end the session of the other calls, and too many calls would hit the rate limit.
  const calls = allEndpoints.filter(({ key, endpoint }) => key !== 'POST /auth/logout' && !endpoint.limit)
  const wrong = []
  for (const { key, method, url, caller } of calls) {
    const person = caller === 'admin' ? admin : customer
    const ask = async (path: string) => (await person.ask(method, path)).statusCode
    const [under, without] = [await ask(url), await ask(url.replace('/api', ''))]
    if (under !== without) wrong.push(`${key} answers ${under} under /api and ${without} without it`)
  }
  expect(wrong).toEqual([])
})

// Requirement D-9: An unknown API endpoint answers 404 with JSON (decision P8).
test('an unknown endpoint answers 404 with a message, also at a URL of no page', async () => {
  const shop = await createTestShop()
  const answer = await shop.visitor().get('/api/no/such/call')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    error: 'This API endpoint doesn’t exist.',
    message: 'This API endpoint doesn’t exist.',
    code: 'NOT_FOUND',
  })
})

const limited = allEndpoints.filter(({ endpoint }) => endpoint.limit)

test('the calls that guess, mail, take stock, print or ask the provider have a limit', () => {
  expect(limited.map(({ key }) => key).sort()).toEqual([
    'DELETE /guest-orders/{key}',
    'DELETE /guest-orders/{key}/reviews/{item}',
    'DELETE /guest-orders/{key}/whatsapp-updates',
    'DELETE /orders/{id}',
    'DELETE /orders/{id}/reviews/{item}',
    'DELETE /standing-orders/{id}',
    'DELETE /whatsapp/updates',
    'GET /account/data',
    'GET /account/data.html',
    'GET /couriers/bookings/{id}/label.pdf',
    'GET /documents/invoices.pdf',
    'GET /documents/{id}/pdf',
    'GET /guest-orders/{key}',
    'GET /guest-orders/{key}/data',
    'GET /guest-orders/{key}/documents/{id}/pdf',
    'GET /guest-orders/{key}/payment',
    'GET /guest-orders/{key}/returns',
    'GET /guest-orders/{key}/reviews',
    'GET /packing/labels.pdf',
    'GET /packing/slips.pdf',
    'GET /payment/state/{id}',
    'GET /push/key',
    'GET /search/office',
    'POST /account/erase',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/register',
    'POST /auth/reset-link',
    'POST /auth/reset-password',
    'POST /backups',
    'POST /backups/key',
    'POST /backups/key-written-down',
    'POST /cart/coupon',
    'POST /cart/lines',
    'POST /connections/{name}/test',
    'POST /customers/{id}/pin-link',
    'POST /favourites',
    'POST /guest-orders',
    'POST /guest-orders/{key}/erase',
    'POST /guest-orders/{key}/payment',
    'POST /guest-orders/{key}/payment/verification',
    'POST /guest-orders/{key}/returns',
    'POST /guide/mail',
    'POST /guide/payment-keys',
    'POST /mails/example',
    'POST /orders/add',
    'POST /orders/{id}/change',
    'POST /orders/{id}/courier/bookings',
    'POST /orders/{id}/courier/rates',
    'POST /orders/{id}/returns',
    'POST /page-speed',
    'POST /payment/initiate',
    'POST /phone-orders',
    'POST /products/imports',
    'POST /products/imports/check',
    'POST /products/waiting-pictures/match',
    'POST /products/{id}/waiting-pictures',
    'POST /push/subscriptions',
    'POST /push/unsubscribe',
    'POST /second-factor/confirm-pin',
    'POST /second-factor/first-code',
    'POST /second-factor/passkeys/options',
    'POST /second-factor/recover',
    'POST /second-factor/verify',
    'POST /staff/accept',
    'POST /staff/invitations',
    'POST /staff/invitations/look',
    'POST /staff/join',
    'POST /standing-orders',
    'POST /standing-orders/{id}/cart',
    'POST /standing-orders/{id}/skip',
    'POST /stock-alerts',
    'POST /stock-alerts/ask',
    'POST /stock-alerts/by-link/{key}/cancel',
    'POST /stock-alerts/by-link/{key}/confirmation',
    'POST /test-order',
    'POST /tickets',
    'POST /tickets/ask',
    'POST /tickets/by-link/{key}/confirmation',
    'POST /tickets/by-link/{key}/messages',
    'POST /tickets/{id}/messages',
    'PUT /account/update',
    'PUT /connections/{name}',
    'PUT /couriers/bookings/{id}/cancelled',
    'PUT /guest-orders/{key}/reviews/{item}',
    'PUT /orders/{id}/address',
    'PUT /orders/{id}/reviews/{item}',
    'PUT /standing-orders/{id}',
    'PUT /whatsapp/updates',
  ])
})

test.each(limited)(
  '$key asked too often is told when to come again',
  async ({ method, url, endpoint, caller }) => {
    const shop = await createTestShop()
    const person = await signInAs(shop, caller === 'admin' ? 'admin' : 'customer')
    const ask = () => person.ask(method, url)
    for (let asked = 0; asked < 600 && asked < (endpoint.limit?.most ?? 0); asked++)
      expect((await ask()).statusCode).not.toBe(429)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  },
)

// Requirements D-15, D-17
test('money is rupees with at most two decimals, and ids are numbers', async () => {
  const shop = await createTestShop()
  const { id } = await addProduct(shop.db, { price_paise: 24_050 })
  const product = (await shop.visitor().get(`/api/products/${id}`)).json()
  expect(product).toMatchObject({ id: expect.any(Number), price: 240.5, category_id: expect.any(Number) })
})

// Requirement 8-47: If the database fails, the answer is a plain sentence without internal details (decision S1).
// Requirement D-12: No answer reveals the server's internals (decision S1).
test('a failing database answers with a plain message without internal details', async () => {
  const shop = await createTestShop()
  const customer = await signInAs(shop, 'customer')
  await shop.db.schema.alterTable('cart_items').renameTo('cart_items_away').execute()
  const answer = await customer.get('/api/cart')
  await shop.db.schema.alterTable('cart_items_away').renameTo('cart_items').execute()
  const sentence = 'Something went wrong on our side. Please try again in a moment.'
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: sentence, message: sentence, code: 'INTERNAL', request_id: expect.any(String) },
  ])
})
