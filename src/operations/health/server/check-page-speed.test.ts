import { expect, test } from 'vitest'
import { savePageSpeed } from '#operations/page-speed/server/save-page-speed.ts'
import { openHealthPage } from '#test/shop/health.ts'
import { createTestShop, type TestShop } from '#test/shop/shop.ts'

const report = (shop: TestShop, value: number, times: number, page: 'home' | 'product' = 'home') => {
  for (let sent = 0; sent < times; sent++)
    shop.pageSpeed.record({ metric: 'lcp', page, value, device: 'mobile', language: 'en' })
}

async function openSpeedLine(shop: TestShop) {
  const { lines } = await openHealthPage(shop)
  return async () => (await lines()).speed
}

test('before anybody was measured, Status says so and nothing is wrong', async () => {
  const speed = await openSpeedLine(await createTestShop())
  expect(await speed()).toEqual({ state: 'works', unread: null, facts: { days: 7, metrics: [] } })
})

test('Status joins the counts of all processes with what this one has not saved, for seven days', async () => {
  const shop = await createTestShop()
  const speed = await openSpeedLine(shop)
  report(shop, 900, 2)
  await savePageSpeed(shop)
  shop.clock.pass({ days: 6 })
  report(shop, 1900, 2)
  const both = { metric: 'lcp', p75: 1750, rating: 'good', samples: 4, slowest: null }
  expect((await speed()).facts?.metrics).toEqual([both])
  await savePageSpeed(shop)
  expect((await speed()).facts?.metrics).toEqual([both])
  shop.clock.pass({ days: 1 })
  expect((await speed()).facts?.metrics).toMatchObject([{ samples: 2 }])
})

test('Status names the slowest page once it was measured often enough', async () => {
  const shop = await createTestShop()
  const speed = await openSpeedLine(shop)
  report(shop, 900, 200)
  report(shop, 3900, 19, 'product')
  expect((await speed()).facts?.metrics).toMatchObject([{ rating: 'good', slowest: null }])
  report(shop, 3900, 1, 'product')
  const [lcp] = (await speed()).facts?.metrics ?? []
  expect(lcp).toMatchObject({ rating: 'good', slowest: { page: 'product', p75: 3750 } })
})

test('Status needs attention when many visitors wait too long, and not because of a few', async () => {
  const shop = await createTestShop()
  const speed = await openSpeedLine(shop)
  report(shop, 5500, 99)
  expect(await speed()).toMatchObject({ state: 'works', facts: { metrics: [{ rating: 'poor' }] } })
  report(shop, 5500, 1)
  expect((await speed()).state).toBe('look')
})
