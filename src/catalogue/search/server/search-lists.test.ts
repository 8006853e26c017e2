import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ask, names, none, search, searchFor, settle, smallShop } from '#test/shop/search.ts'
import { addCategory, addProduct, addVariant, createTestShop } from '#test/shop/shop.ts'
import type { SearchAnswer, SearchSuggestions } from '../contract.ts'

test('filters, facets and sorts combine with a search and with a list', async () => {
  const { shop, porridges, podis } = await smallShop()
  const both = await searchFor(shop, 'porridge')
  expect(both).toMatchObject({
    total: 2,
    next: null,
    corrected: null,
    nearest: false,
    understood: none,
    bestsellers: [],
    facets: {
      categories: [
        { id: porridges.id, name: 'Porridge', path: `/categories/${porridges.id}-porridge`, count: 2 },
      ],
      claim: [
        { name: 'gluten_free', count: 1 },
        { name: 'vegan', count: 2 },
      ],
      mark: [{ name: 'veg', count: 2 }],
      in_stock: 1,
      prices: { min: 200, max: 300 },
    },
  })
  const found = async (query: string) => names(await search(shop, query))
  for (const list of ['', 'q=porridge&']) {
    expect(await found(`${list}category_id=${porridges.id}&claim=vegan&sort=price_desc`)).toEqual([
      'Almond Porridge',
      'Ragi Porridge',
    ])
    expect(await found(`${list}category_id=${porridges.id}&claim=vegan&sort=price`)).toEqual([
      'Ragi Porridge',
      'Almond Porridge',
    ])
    expect(await found(`${list}category_id=${porridges.id}&sort=newest`)).toEqual([
      'Almond Porridge',
      'Ragi Porridge',
    ])
    expect(await found(`${list}category_id=${porridges.id}&sort=name`)).toEqual([
      'Almond Porridge',
      'Ragi Porridge',
    ])
    expect(await found(`${list}without=tree_nuts&category_id=${porridges.id}`)).toEqual(['Ragi Porridge'])
    expect(await found(`${list}min_price=250&mark=veg`)).toEqual(['Almond Porridge'])
    expect(await found(`${list}in_stock=true&max_price=250&min_price=150`)).toEqual(['Ragi Porridge'])
    expect(await found(`${list}category_id=${podis.id}&claim=vegan`)).toEqual([])
  }
  expect(
    (await search(shop, `category_id=${podis.id}`)).facets.without.map(({ name }) => name),
  ).not.toContain('sesame')
})

test('prices are those of the cheapest size', async () => {
  const { shop, podi } = await smallShop()
  await addVariant(shop.db, podi.id, { label: '50 g', price_paise: 4_000 })
  await settle(shop)
  expect(names(await search(shop, 'sort=price&max_price=50'))).toEqual(['Idli Podi'])
  expect(names(await search(shop, 'q=podi&min_price=60'))).toEqual([])
  expect((await searchFor(shop, 'podi')).facets.prices).toEqual({ min: 40, max: 40 })
  const suggestions: SearchSuggestions = (await ask(shop, '/api/search/suggestions?q=pod')).json()
  expect(suggestions.products[0]).toMatchObject({
    name: 'Idli Podi',
    price: 40,
    from: true,
    quantity: '50 g',
  })
})

test.each(['best', 'newest', 'price', 'price_desc', 'name'])(
  'pages sorted by %s have every product once',
  async (sort) => {
    const shop = await createTestShop()
    const category = await addCategory(shop.db)
    for (let n = 0; n < 7; n++)
      await addProduct(shop.db, {
        name: `Poha ${n % 3}`,
        category_id: category.id,
        price_paise: 10_000 + (n % 2) * 100,
      })
    await settle(shop)
    for (const list of ['q=poha&', '', `category_id=${category.id}&`]) {
      const whole = (await search(shop, `${list}sort=${sort}`)).products.map(({ id }) => id)
      const paged: number[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: SearchAnswer = await search(
          shop,
          `${list}sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
        )
        expect(page.total).toBe(7)
        paged.push(...page.products.map(({ id }) => id))
        cursor = page.next
      }
      expect(paged).toEqual(whole)
      expect(new Set(paged).size).toBe(7)
    }
    expect((await ask(shop, '/api/search?q=poha&cursor=bm9uZQ')).statusCode).toBe(400)
  },
)

test('lists of more than 200 products are paged through to their end in each sort', async () => {
  const shop = await createTestShop()
  const category = await addCategory(shop.db)
  await sql`
    with added as (insert into products (category_id, name, one_liner, description, created_at, updated_at)
    select ${category.id}::integer, 'Poha ' || n % 7, '', '', now(), now()
    from generate_series(1, 230) as n returning id)
    insert into packs (product_id, position, label, price_paise, stock)
    select id, 1, '400 g', 10000 + id % 5 * 100, 10 from added`.execute(shop.db)
  for (const sort of ['best', 'newest', 'price', 'price_desc', 'name']) {
    const found: SearchAnswer['products'] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: SearchAnswer = await search(
        shop,
        `category_id=${category.id}&in_stock=true&sort=${sort}&limit=100${cursor && `&cursor=${cursor}`}`,
      )
      expect(page.total).toBe(200)
      found.push(...page.products)
      cursor = page.next
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(230)
    const keys = found.map(({ id, name, price }) =>
      sort === 'name' ? name : sort.startsWith('price') ? price : id,
    )
    const ascending = [...keys].sort((one, other) => Number(one > other) - Number(one < other))
    expect(keys).toEqual(['newest', 'price_desc'].includes(sort) ? ascending.reverse() : ascending)
  }
})
