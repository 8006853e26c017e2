import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutageWorld } from '../../outage/outage-world.ts'
import { type Span, startCollector } from './collector.ts'
import { installTracing, readTracingGuide, tracingSettings } from './tracing.ts'

let installed: Awaited<ReturnType<typeof installTracing>>
beforeAll(async () => {
  installed = await installTracing()
}, 300_000)
afterAll(() => installed.remove())

const server = 2
const client = 3
/** More concurrent requests than the shop has database connections. */
const atOnce = 12

// Requirement D-282: OpenTelemetry's packages next to the shop produce one complete trace per request, down to the
//   database and the payment provider, without being dependencies of the shop.
test('a page, a cart, an order and a payment are one trace each, down to the database and the provider', async () => {
  const { shop, ask, traceOf } = await openTracedShop()
  const [token = ''] = shop.tokens
  const short = await ask(`/product/${shop.productId}`, token)
  const path = short.response.headers.get('location') ?? ''
  const page = await traceOf((await ask(path, token)).id)
  expect(attribute(page.answer, 'url.path')).toBe(path)
  expect(attribute(page.answer, 'http.response.status_code')).toBe(200)
  expectQuestion(page.questions, /from "products"/)

  const cart = await ask('/api/cart/add', token, { product_id: shop.productId, quantity: 1 })
  expectQuestion((await traceOf(cart.id)).questions, /^insert into "cart_items"/)
  const order = await ask('/api/orders/add', token, {})
  const { id: order_id } = await order.response.json()
  expectOneOrder((await traceOf(order.id)).questions)
  const begun = await traceOf((await ask('/api/payment/initiate', token, { order_id })).id)
  const calls = begun.below.filter((span) => attribute(span, 'http.request.method'))
  expect(calls.map((span) => [span.kind, attribute(span, 'url.full')])).toEqual([
    [client, `${shop.bankUrl}/v1/orders`],
  ])
  expectQuestion(begun.questions, /^update "orders" set "provider_order_id"/)
})

// Requirement D-282
test('each trace of many simultaneous orders has only the queries of its own order', async () => {
  const { shop, ask, traceOf } = await openTracedShop()
  const body = { product_id: shop.productId, quantity: 1 }
  await Promise.all(shop.tokens.map((token) => ask('/api/cart/add', token, body)))
  const orders = await Promise.all(shop.tokens.map((token) => ask('/api/orders/add', token, {})))
  for (const { id, response } of orders) {
    expect(response.status).toBe(201)
    expectOneOrder((await traceOf(id)).questions)
  }
})

// Requirement D-282
test('a trace contains nothing that a shopper typed into a form, and a traced shop exits normally', async () => {
  const { shop, ask, traceOf, spans } = await openTracedShop()
  const [token = ''] = shop.tokens
  const typed = { full_name: 'Kavitha Selvam', address_line1: '7 Pallava Lane', landmark: 'beside the mill' }
  const place = { city: 'Coimbatore', state: 'Tamil Nadu', postal_code: '641012', country: 'India' }
  const { id, response } = await ask('/api/address/upsert', token, { ...typed, ...place })
  expect(response.status).toBe(200)
  expectQuestion((await traceOf(id)).questions, /^update "addresses"/)
  const told = JSON.stringify(spans)
  for (const words of [...Object.values(typed), place.postal_code, token]) expect(told).not.toContain(words)
  expect(await shop.shops[0]?.stop()).toBe(0)
})

// Requirement D-282
test('a trace shows browser and search as documented', async () => {
  const { ask, shop, traceOf } = await openTracedShop()
  const [token = ''] = shop.tokens
  const { answer } = await traceOf((await ask('/api/products?q=Kavitha', token)).id)
  for (const [name, value] of Object.entries({ 'url.query': 'q=Kavitha', 'user_agent.original': 'node' })) {
    expect(attribute(answer, name)).toBe(value)
    expect(readTracingGuide()).toContain(`\`${name}\``)
  }
})

async function openTracedShop() {
  const { url, spans } = await startCollector()
  const shop = await openOutageWorld({
    shops: 1,
    shoppers: atOnce,
    settings: async () => tracingSettings(installed.folder, url),
  })
  /** @returns the response, and the id of the client's trace */
  const ask = async (path: string, token: string, body?: object) => {
    const id = randomBytes(16).toString('hex')
    const response = await fetch(`${shop.shops[0]?.url}${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        traceparent: `00-${id}-${randomBytes(8).toString('hex')}-01`,
        cookie: `token=${token}`,
        accept: 'text/html',
        ...(body && { accept: 'application/json', 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { id, response }
  }
  return { shop, ask, spans, traceOf: (id: string) => traceIn(spans, id) }
}

/** Waits for the trace's last span, the response. */
async function traceIn(spans: Span[], id: string) {
  await expect
    .poll(() => spans.filter(({ traceId, kind }) => traceId === id && kind === server))
    .toHaveLength(1)
  const [answer, ...below] = spans
    .filter(({ traceId }) => traceId === id)
    .sort((one, other) => Number(other.kind === server) - Number(one.kind === server))
  if (!answer) throw new Error('A trace without an answer.')
  const whole = new Set([answer, ...below].map(({ spanId }) => spanId))
  for (const { parentSpanId } of below) expect(whole).toContain(parentSpanId)
  const questions = below.flatMap((span) => attribute(span, 'db.query.text') ?? []).map(String)
  return { answer, below, questions }
}

const expectQuestion = (questions: string[], text: RegExp) =>
  expect(questions).toContainEqual(expect.stringMatching(text))

/** One transaction from begin to commit that inserts one order. */
function expectOneOrder(questions: string[]) {
  const count = (begins: RegExp) => questions.filter((text) => begins.test(text)).length
  expect([count(/^begin$/), count(/insert into "orders"/), count(/^commit$/)]).toEqual([1, 1, 1])
}

function attribute({ attributes }: Span, name: string) {
  const [value] = Object.values(attributes.find(({ key }) => key === name)?.value ?? {})
  return value
}
