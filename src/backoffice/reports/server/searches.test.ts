import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purgeDailyFailedSearches } from '#catalogue/search/server/daily-failed-searches.queries.ts'
import { searchFor } from '#test/shop/search.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { SearchesReport } from '../contract.ts'

// Requirement D-516: Reports show what shoppers searched for and didn’t find in a period, compared with the period before
//   (decision X60).
test('failed searches are counted by day without their visitors, and deleted after two years', async () => {
  const shop = await createTestShop()
  const report = async (from: string, to = from): Promise<SearchesReport> =>
    (await (await signInAs(shop, 'admin')).get(`/api/reports/searches?from=${from}&to=${to}`)).json()
  await searchFor(shop, 'mangosteen')
  shop.clock.pass({ days: 1 })
  for (const words of ['Zingara!', 'mangosteen', 'zingara', 'meena@mail.example'])
    await searchFor(shop, words)
  expect(await report('2026-06-16')).toEqual({
    from: '2026-06-16',
    to: '2026-06-16',
    total: 3,
    before: { from: '2026-06-15', to: '2026-06-15', total: 1 },
    rows: [
      { query: 'zingara', count: 2, count_before: 0 },
      { query: 'mangosteen', count: 1, count_before: 1 },
    ],
    more: false,
  })
  const { body } = await (await signInAs(shop, 'admin')).get(
    '/api/reports/searches.csv?from=2026-06-16&to=2026-06-16',
  )
  expect(body.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Search,Times,In the period before',
    'zingara,2,0',
    'mangosteen,1,1',
    '',
  ])
  shop.clock.pass({ days: 2 * 366 })
  await purgeDailyFailedSearches(shop.db, shop.clock.now())
  expect((await report('2026-06-15', '2026-06-16')).rows).toEqual([
    { query: 'zingara', count: 2, count_before: 0 },
    { query: 'mangosteen', count: 1, count_before: 0 },
  ])
})

test('a dismissed search leaves the reports too, and a day counts at most 200 different searches', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  await searchFor(shop, 'mangosteen')
  const [failed] = (await admin.get('/api/search/failed')).json()
  await admin.delete(`/api/search/failed/${failed.id}`)
  const total = async () =>
    (await admin.get('/api/reports/searches?from=2026-06-15&to=2026-06-15')).json().total
  expect(await total()).toBe(0)
  await sql`insert into daily_failed_searches (day, query)
    select '2026-06-15', 'word ' || n from generate_series(1, 200) as n`.execute(shop.db)
  await searchFor(shop, 'zingara')
  expect(await total()).toBe(200)
})
