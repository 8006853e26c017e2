import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ask, names, search, searchFor, smallShop } from '#test/shop/search.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { FailedSearch, Synonym } from '../contract.ts'

test('failed searches are counted without visitors, and a synonym answers them at once', async () => {
  const { shop } = await smallShop()
  const admin = await signInAs(shop, 'admin')
  const failed = async (): Promise<FailedSearch[]> => (await admin.get('/api/search/failed')).json()
  for (const words of ['Zingara!', 'floop drum', 'Floop, drum']) {
    expect((await searchFor(shop, words)).products).toEqual([])
    shop.clock.pass({ seconds: 2 })
  }
  for (const words of ['meena@mail.example', '98765 43210', '٩٨٧٦٥٤٣٢١٠', '!!!', 'x'.repeat(100)])
    await searchFor(shop, words)
  await search(shop, 'q=zingara&max_price=5')
  await ask(shop, '/api/search?q=zumba', { 'user-agent': 'Googlebot/2.1' })
  await ask(shop, '/api/search/suggestions?q=zumba')
  expect((await failed()).map(({ query, count }) => [query, count])).toEqual([
    ['floop drum', 2],
    ['x'.repeat(40), 1],
    ['zingara', 1],
  ])

  const added = await admin.post('/api/search/synonyms', { word: 'Zingara', means: 'ragi porridge' })
  expect(added.statusCode).toBe(201)
  expect(names(await searchFor(shop, 'zingara'))).toEqual(['Ragi Porridge'])
  expect((await failed()).map(({ query }) => query)).not.toContain('zingara')
  const synonyms: Synonym[] = (await admin.get('/api/search/synonyms')).json()
  expect(synonyms).toEqual([{ id: expect.any(Number), word: 'Zingara', means: 'ragi porridge' }])
  expect((await admin.delete(`/api/search/synonyms/${synonyms[0]?.id}`)).statusCode).toBe(200)
  expect((await admin.delete(`/api/search/synonyms/${synonyms[0]?.id}`)).statusCode).toBe(404)
  expect(names(await searchFor(shop, 'zingara'))).toEqual([])
  const [first] = await failed()
  expect((await admin.delete(`/api/search/failed/${first?.id}`)).json()).toEqual({
    message: 'floop drum was dismissed.',
  })
  expect((await admin.delete(`/api/search/failed/${first?.id}`)).statusCode).toBe(404)
})

test.each(['diabetic', 'for kids', 'weight loss', 'gluten free', 'organic', '!?'])(
  '%s cannot be a synonym',
  async (word) => {
    const shop = await createTestShop()
    const admin = await signInAs(shop, 'admin')
    const refused = await admin.post('/api/search/synonyms', { word, means: 'ragi' })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().fields)).toEqual(['word'])
  },
)

test('at most 1,000 failed searches are kept, the most frequent and latest', async () => {
  const shop = await createTestShop()
  await sql`insert into failed_searches (query, count, last_at)
    select 'word ' || n, 2, ${shop.clock.now()}::timestamptz from generate_series(1, 1000) as n`.execute(
    shop.db,
  )
  shop.clock.pass({ days: 1 })
  await searchFor(shop, 'mangosteen')
  await shop.db.updateTable('failed_searches').set({ count: 1 }).where('query', '=', 'word 7').execute()
  shop.clock.pass({ days: 400 })
  await searchFor(shop, 'rambutan')
  const kept = await shop.db.selectFrom('failed_searches').select('query').execute()
  expect(kept).toHaveLength(1000)
  expect(kept.map(({ query }) => query)).not.toContain('word 7')
  // New searches stay, although each was made only once.
  expect(kept.map(({ query }) => query)).toEqual(expect.arrayContaining(['mangosteen', 'rambutan']))
})
