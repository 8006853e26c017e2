import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { blankLabel, type Label } from '../contract.ts'
import { allergens } from '../rules/food-label.ts'

/** Product names with their label fields. One product has no label, one label lists no ingredients. */
const labels: Record<string, Partial<Label> | null> = {
  Muesli: { ingredients: 'Oats, almond', mark: 'veg', contains: ['gluten', 'tree_nuts'], claims: ['vegan'] },
  Seeds: { ingredients: 'Flax', mark: 'veg', may_contain: ['tree_nuts'], claims: ['vegan', 'gluten_free'] },
  Turmeric: { ingredients: 'Turmeric', mark: 'veg', claims: ['gluten_free'] },
  Fish: { ingredients: 'Anchovy', mark: 'non_veg', contains: ['fish'] },
  Unsaid: { mark: 'veg' },
  Unlabelled: null,
}

async function shopOfLabels() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id: category_id } = await addCategory(shop.db)
  for (const [name, label] of Object.entries(labels)) {
    const { id } = await addProduct(shop.db, { name, category_id })
    if (!label) continue
    const saved = await admin.put(`/api/products/${id}/label`, { ...blankLabel, ...label, version: 0 })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const found = async (path: string) => {
    const { headers, body } = await shop.visitor().get(path)
    const names: string[] = JSON.parse(body).map(({ name }: { name: string }) => name)
    return { names, total: headers['x-total-count'] }
  }
  return { category_id, found, db: shop.db }
}

// Requirement D-248: Categories and searches can be filtered by allergen, veg mark and claim; a label that doesn't
//   state something never matches.
test.each([
  ['without=tree_nuts', ['Turmeric', 'Fish']],
  ['without=tree_nuts&without=fish', ['Turmeric']],
  ['without=tree_nuts,fish', ['Turmeric']],
  ['mark=non_veg', ['Fish']],
  ['mark=veg', ['Muesli', 'Seeds', 'Turmeric', 'Unsaid']],
  ['claim=vegan&claim=gluten_free', ['Seeds']],
  ['claim=vegan&without=gluten&mark=veg', ['Seeds']],
  ['without=nonsense', Object.keys(labels)],
])('%s finds %j: a label that doesn’t state something never matches', async (query, names) => {
  const { category_id, found } = await shopOfLabels()
  const of = { names, total: String(names.length) }
  expect(await found(`/api/products?limit=20&${query}`)).toEqual(of)
  expect(await found(`/api/categories/${category_id}/products?limit=20&${query}`)).toEqual(of)
})

// Requirement D-224
test('each allergen group of the law, and each that manufacturers name, can be excluded', async () => {
  const { found } = await shopOfLabels()
  for (const allergen of allergens)
    expect((await found(`/api/products?limit=20&without=${allergen}`)).names, allergen).toContain('Turmeric')
})

// Requirement D-224: Lists filtered by label details stay fast however many products there are.
test('rare label details are found as well as common ones', async () => {
  const { found, db, category_id } = await shopOfLabels()
  await sql`insert into products (category_id, name, one_liner, description, created_at, updated_at)
    select ${category_id}, 'Plain ' || n, '', '', now(), now() from generate_series(1, 30) as n`.execute(db)
  await sql`insert into packs (product_id, position, label, price_paise, stock)
    select id, 1, '400 g', 100, 1 from products where name like 'Plain %'`.execute(db)
  await sql`insert into product_labels (product_id, label, version)
    select id, '{"mark": "veg", "ingredients": "Rice"}', 1 from products where name like 'Plain %'`.execute(
    db,
  )
  expect(await found('/api/products?limit=20&mark=non_veg')).toEqual({ names: ['Fish'], total: '1' })
  expect((await found('/api/products?limit=20&without=milk')).total).toBe('34')
})

// Requirement D-248
test('label filters can’t be combined without limit: each counts towards the network’s budget', async () => {
  const shop = await createTestShop({ env: { PAGES_PER_MINUTE: '10' } })
  const ask = async (query: string) => (await shop.visitor().get(`/api/products${query}`)).statusCode
  const wishes = allergens.map((allergen) => `?without=${allergen}`)
  const answers = []
  for (const wish of wishes) answers.push(await ask(wish))
  expect([answers[0], answers.at(-1)]).toEqual([200, 429])
  expect([await ask(''), await ask(wishes[0] ?? '')]).toEqual([200, 200])
})
