import { expect, test } from 'vitest'
import { createTestShop, type TestShop } from '#test/shop/shop.ts'
import type { PageSpeedReport } from '../contract.ts'
import { createPageSpeedRecorder } from './page-speed-recorder.ts'
import { purgePageSpeed, savePageSpeed } from './save-page-speed.ts'

const token = 'a-token-of-some-length'
const env = { METRICS_TOKEN: token }

const report = (...samples: PageSpeedReport['samples']): PageSpeedReport => ({ device: 'mobile', samples })
const fastHome = { metric: 'lcp', page: 'home', value: 1830 } as const

async function histogramsOf(shop: TestShop) {
  const { body } = await shop.visitor().get('/metrics', { headers: { authorization: `Bearer ${token}` } })
  return body.split('\n').filter((line: string) => /^shop_page_\w+_(count|sum|bucket)/.test(line))
}

const savedRows = ({ db }: TestShop) =>
  db.selectFrom('page_speed').select(['metric', 'page', 'up_to', 'samples']).orderBy('up_to').execute()

test('what a visitor’s browser measured is in the metrics of its page, device and language', async () => {
  const shop = await createTestShop({ env })
  const samples = [fastHome, { metric: 'cls', page: 'product', value: 0.12 }] as const
  const answer = await shop.visitor().post('/ta/api/page-speed', report(...samples))
  expect([answer.statusCode, answer.json()]).toEqual([200, { recorded: 2 }])
  const lines = await histogramsOf(shop)
  expect(lines).toContain('shop_page_lcp_seconds_sum{page="home",device="mobile",language="ta"} 1.83')
  expect(lines).toContain(
    'shop_page_lcp_seconds_bucket{le="1.5",page="home",device="mobile",language="ta"} 0',
  )
  expect(lines).toContain('shop_page_lcp_seconds_bucket{le="2",page="home",device="mobile",language="ta"} 1')
  expect(lines).toContain('shop_page_cls_count{page="product",device="mobile",language="ta"} 1')
})

test('a report needs no login, sets no cookie, and its answer says nothing about the visitor', async () => {
  const shop = await createTestShop()
  const answer = await shop.visitor().post('/api/page-speed', report(fastHome))
  expect([answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
})

test('an implausibly large value counts as the largest plausible one', async () => {
  const shop = await createTestShop({ env })
  const slow = { metric: 'inp', page: 'cart', value: 1e300 } as const
  expect((await shop.visitor().post('/api/page-speed', report(slow))).statusCode).toBe(200)
  expect(await histogramsOf(shop)).toContain(
    'shop_page_inp_seconds_sum{page="cart",device="mobile",language="en"} 10',
  )
  await savePageSpeed(shop)
  expect(await savedRows(shop)).toEqual([{ metric: 'inp', page: 'cart', up_to: 10_000, samples: 1 }])
})

test.each<[string, unknown]>([
  ['an unknown metric', report({ ...fastHome, metric: 'ttfb' as 'lcp' })],
  ['a URL instead of a kind of page', report({ ...fastHome, page: '/product/7-malar' as 'home' })],
  ['a negative value', report(fastHome, { ...fastHome, value: -1 })],
  ['a value that is no number', report({ ...fastHome, value: 'fast' as unknown as number })],
  ['an unknown device', { ...report(fastHome), device: 'Nokia 3310' }],
  ['no samples', report()],
  ['more samples than one report may have', report(...Array.from({ length: 21 }, () => fastHome))],
  ['no report', {}],
])('a report with %s is refused and counted nowhere', async (_, body) => {
  const shop = await createTestShop({ env })
  const answer = await shop.visitor().post('/api/page-speed', body as PageSpeedReport)
  expect(answer.statusCode).toBe(400)
  expect(await histogramsOf(shop)).toEqual([])
  expect(shop.pageSpeed.unsaved()).toEqual([])
})

test('a report from another site is refused and counted nowhere', async () => {
  const shop = await createTestShop()
  const headers = { origin: 'https://elsewhere.example' }
  const answer = await shop.visitor().post('/api/page-speed', report(fastHome), { headers })
  expect([answer.statusCode, shop.pageSpeed.unsaved()]).toEqual([403, []])
})

test('one network cannot report without end', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  const statuses = []
  for (let sent = 0; sent < 121; sent++)
    statuses.push((await visitor.post('/api/page-speed', report(fastHome))).statusCode)
  expect([statuses.lastIndexOf(200), statuses.indexOf(429)]).toEqual([119, 120])
  expect(shop.pageSpeed.unsaved()).toMatchObject([{ samples: 120 }])
})

test('processes save their counts together, and a count is saved once', async () => {
  const shop = await createTestShop()
  const other = { ...shop, pageSpeed: createPageSpeedRecorder(shop.clock) }
  const sample = { ...fastHome, device: 'mobile', language: 'en' } as const
  shop.pageSpeed.record(sample)
  shop.pageSpeed.record({ ...sample, language: 'ta' })
  shop.pageSpeed.record({ ...sample, value: 2600 })
  other.pageSpeed.record(sample)
  await Promise.all([savePageSpeed(shop), savePageSpeed(other)])
  await savePageSpeed(shop)
  expect(await savedRows(shop)).toEqual([
    { metric: 'lcp', page: 'home', up_to: 2000, samples: 3 },
    { metric: 'lcp', page: 'home', up_to: 3000, samples: 1 },
  ])
})

test('counts that could not be saved are saved the next time', async () => {
  const shop = await createTestShop()
  shop.pageSpeed.record({ ...fastHome, device: 'mobile', language: 'en' })
  await shop.db.schema.alterTable('page_speed').renameTo('page_speed_away').execute()
  await expect(savePageSpeed(shop)).rejects.toThrow()
  await shop.db.schema.alterTable('page_speed_away').renameTo('page_speed').execute()
  shop.pageSpeed.record({ ...fastHome, device: 'desktop', language: 'en' })
  await savePageSpeed(shop)
  expect(await savedRows(shop)).toMatchObject([{ samples: 2 }])
})

test('counts are deleted after thirty days', async () => {
  const shop = await createTestShop()
  const save = async () => {
    shop.pageSpeed.record({ ...fastHome, device: 'mobile', language: 'en' })
    await savePageSpeed(shop)
  }
  await save()
  shop.clock.pass({ days: 30 })
  await save()
  await purgePageSpeed(shop)
  expect(await savedRows(shop)).toHaveLength(2)
  shop.clock.pass({ days: 1 })
  await purgePageSpeed(shop)
  expect(await savedRows(shop)).toHaveLength(1)
})
