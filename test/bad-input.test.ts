import { expect, test } from 'vitest'
import { allEndpoints } from './shop/all-endpoints.ts'
import { muesliForm, sendForm } from './shop/forms.ts'
import { createTestShop, signInAs, type TestShop } from './shop/shop.ts'

/** Cookies of a user who may use the endpoint. */
async function cookiesFor(shop: TestShop, { caller }: (typeof allEndpoints)[number]) {
  return caller === 'visitor' ? {} : (await signInAs(shop, caller)).cookies
}

const json = { 'content-type': 'application/json' }
const takesJson = allEndpoints.filter(({ endpoint }) => endpoint.body && !endpoint.hidden)

/** Sends invalid input to every endpoint and lists those that did not answer with an expected status and a message. */
async function wrongAnswers(
  calls: typeof allEndpoints,
  statuses: number[],
  request: (call: (typeof allEndpoints)[number]) => {
    headers?: Record<string, string>
    payload?: string
    url?: string
  },
) {
  const shop = await createTestShop()
  const wrong = []
  for (const call of calls) {
    const { key, method, url } = call
    const cookies = await cookiesFor(shop, call)
    const answer = await shop.app.inject({ method, url, cookies, ...request(call) })
    const { error, message } = answer.json()
    const fit =
      statuses.includes(answer.statusCode) && typeof error === 'string' && error === message && error !== ''
    if (!fit) wrong.push(`${key}: ${answer.statusCode} ${answer.body}`)
  }
  return wrong
}

// Requirement D-11: Every error has `error`, `message` and `code`, and `fields` where fields are invalid (decision
//   S1).
test('broken JSON answers 400', async () => {
  expect(await wrongAnswers(takesJson, [400], () => ({ headers: json, payload: '{"phone": ' }))).toEqual([])
})

test('another content type is a 415', async () => {
  const request = () => ({ headers: { 'content-type': 'text/csv' }, payload: 'a,b' })
  expect(await wrongAnswers(takesJson, [415], request)).toEqual([])
})

test('a body larger than any form is a 413', async () => {
  const payload = JSON.stringify({ name: 'x'.repeat(200_000) })
  expect(await wrongAnswers(takesJson, [413], () => ({ headers: json, payload }))).toEqual([])
})

test.each([['a list'], [42], [null], [{ product_id: {}, phone: [], pin: 12, items: 'all', order_id: -1 }]])(
  'fields of the wrong types (%j) are a 400',
  async (body) => {
    const demanding = takesJson.filter(({ endpoint }) => !endpoint.body?.safeParse({}).success)
    const request = () => ({ headers: json, payload: JSON.stringify(body) })
    expect(await wrongAnswers(demanding, [400], request)).toEqual([])
  },
)

test('texts that are too long or hold control characters are a 400', async () => {
  for (const text of ['x'.repeat(5_000), '\u0000', '\u0007 bell']) {
    const body = Object.fromEntries(
      ['name', 'email', 'phone', 'pin', 'full_name', 'city'].map((key) => [key, text]),
    )
    const calls = takesJson.filter(({ key }) => /register|login|address|forgot/.test(key))
    expect(
      await wrongAnswers(calls, [400], () => ({ headers: json, payload: JSON.stringify(body) })),
    ).toEqual([])
  }
})

// Requirement D-17: Ids are numbers that need no escaping in a URL (decision S5).
test.each(['0', '-1', '1.5', '1e3', 'abc', '%00', "1'--"])(
  'an impossible id (%s) answers 404',
  async (id) => {
    const withId = allEndpoints.filter(
      ({ url, method, endpoint }) => url.includes('987654321') && method !== 'PUT' && !endpoint.form,
    )
    const numbered = withId.filter(({ key }) => !/{(title|key)}/.test(key))
    const request = ({ url }: { url: string }) => ({ url: url.replace('987654321', id) })
    expect(await wrongAnswers(numbered, [404], request)).toEqual([])
  },
)

test('an id of nothing is a 404, or for an address that is not yours a 403', async () => {
  const reads = allEndpoints.filter(({ url, method }) => url.includes('987654321') && method === 'GET')
  expect(await wrongAnswers(reads, [404, 403], () => ({}))).toEqual([])
})

test('a form sent as JSON is a 415', async () => {
  const forms = allEndpoints.filter(({ endpoint }) => endpoint.form)
  expect(await wrongAnswers(forms, [415], () => ({ headers: json, payload: '{}' }))).toEqual([])
})

test('another method is a 405 that names the right ones', async () => {
  const shop = await createTestShop()
  for (const { key, url, method } of allEndpoints) {
    const answer = await shop.app.inject({ method: 'PATCH', url })
    expect(answer.statusCode, key).toBe(405)
    expect(answer.headers.allow, key).toContain(method)
  }
})

test('a query that cannot be is a 400', async () => {
  const lists = allEndpoints.filter(({ endpoint }) => endpoint.query && 'limit' in endpoint.query.shape)
  expect(lists.length).toBeGreaterThan(5)
  for (const limit of ['0', '101', 'ten', '-5'])
    expect(await wrongAnswers(lists, [400], ({ url }) => ({ url: `${url}?limit=${limit}` }))).toEqual([])
})

test('a write from a page of another site is refused', async () => {
  const shop = await createTestShop()
  const { cookies } = await signInAs(shop, 'customer')
  const request = { method: 'POST', url: '/api/cart/add', cookies, payload: { product_id: 1 } } as const
  expect(
    (await shop.app.inject({ ...request, headers: { origin: 'https://elsewhere.example' } })).statusCode,
  ).toBe(403)
  expect((await shop.app.inject({ ...request, headers: { origin: 'null' } })).statusCode).toBe(403)
})

// Requirement D-2
test('the API answers without /api as well, unless the request prefers a page', async () => {
  const shop = await createTestShop()
  for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.9']) {
    const answer = await shop.app.inject({ url: '/categories', headers: { accept } })
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
    expect(answer.headers.vary?.toString().toLowerCase()).toContain('accept')
  }
})

test('a wrong field is told in words, not by its name', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer')
  const form = await sendForm(admin, 'post', '/api/products/add', { ...muesliForm(1), category_id: '' })
  expect(form.json().fields).toEqual({ category_id: 'Choose a category.' })
  const call = await customer.post('/api/cart/add', { product_id: 'muesli' })
  expect(call.json().error).toBe('Check the product.')
  const list = await shop.visitor().get('/api/products?category_id=x')
  expect(list.json().error).toBe('Check the category.')
})

test('a name of 81 letters is too long, not wrong', async () => {
  const shop = await createTestShop()
  const body = { name: 'a'.repeat(81), email: 'a@example.com', phone: '9843011223', pin: '7391' }
  const answer = await shop.visitor().post('/api/auth/register', body)
  expect(answer.json().fields).toEqual({
    name: 'This name is too long. Use at most 80 characters.',
  })
})
