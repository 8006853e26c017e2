import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'

/** A shop and its log lines. */
async function loggingShop(env: Record<string, string>) {
  const logged: { level: number; msg: string; peer?: string }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) })
  const shop = await createTestShop({ env, log })
  const ask = (from: string, headers = {}) =>
    shop.visitor().get('/api/categories', { remoteAddress: from, headers })
  return { logged, ask }
}

test.each([
  ['loopback', '10.0.0.7'],
  ['10.1.0.0/16', '10.0.0.7'],
  ['off', '127.0.0.1'],
])('with TRUST_PROXY=%s a proxy at %s is warned of, once', async (TRUST_PROXY, proxy) => {
  const { logged, ask } = await loggingShop({ TRUST_PROXY })
  await ask(proxy)
  expect(logged).toEqual([])
  for (const shopper of ['203.0.113.5', '203.0.113.6'])
    expect((await ask(proxy, { 'x-forwarded-for': shopper })).statusCode).toBe(200)
  expect(logged).toMatchObject([{ level: 40, peer: proxy, msg: expect.stringContaining('TRUST_PROXY') }])
  expect(logged[0]?.msg).toContain('all shoppers share one limit')
})

test.each([
  ['loopback', '127.0.0.1'],
  ['10.0.0.0/8', '10.0.0.7'],
])('with TRUST_PROXY=%s nothing is said of a proxy at %s', async (TRUST_PROXY, proxy) => {
  const { logged, ask } = await loggingShop({ TRUST_PROXY })
  for (const shopper of ['203.0.113.5', proxy]) await ask(proxy, { 'x-forwarded-for': shopper })
  expect(logged).toEqual([])
})
