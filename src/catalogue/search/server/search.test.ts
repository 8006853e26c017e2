import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { blankLabel, type Label } from '#catalogue/labels/contract.ts'
import { sendForm } from '#test/shop/forms.ts'
import {
  addCategory,
  addProduct,
  addVariant,
  createTestShop,
  signInAs,
  type TestShop,
} from '#test/shop/shop.ts'
import type { FailedSearch, SearchAnswer, SearchSuggestions, Synonym } from '../contract.ts'
import { indexQueuedProducts } from './indexing/index-queued-products.ts'

let visitors = 0
/** From a network of its own, because the rate limit counts searches. */
const ask = (shop: TestShop, path: string, headers = {}) => {
  visitors += 1
  return shop.visitor().get(path, { remoteAddress: `10.1.${visitors >> 8}.${visitors & 255}`, headers })
}
const search = async (shop: TestShop, query: string): Promise<SearchAnswer> =>
  (await ask(shop, `/api/search?${query}`)).json()
const searchFor = (shop: TestShop, words: string) => search(shop, `q=${encodeURIComponent(words)}`)
const names = ({ products }: SearchAnswer) => products.map(({ name }) => name)
const none = { claim: [], without: [], mark: [] }

const saveLabel = async (shop: TestShop, productId: number, label: Partial<Label>) => {
  const stored = JSON.stringify({ ...blankLabel, ...label })
  await shop.db
    .insertInto('product_labels')
    .values({ product_id: productId, label: stored, version: 1 })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ label: stored }))
    .execute()
  await settle(shop)
}

/** Indexes what has changed, and lets cached answers expire. */
async function settle(shop: TestShop) {
  await indexQueuedProducts(shop)
  shop.clock.pass({ seconds: 2 })
}

/** Two porridges and a podi, each with a label; the second porridge contains nuts. */
async function smallShop() {
  const shop = await createTestShop()
  const [porridges, podis] = [
    await addCategory(shop.db, { name: 'Porridge' }),
    await addCategory(shop.db, { name: 'Podis' }),
  ]
  const ragi = await addProduct(shop.db, {
    name: 'Ragi Porridge',
    category_id: porridges.id,
    price_paise: 20_000,
  })
  const nutty = await addProduct(shop.db, {
    name: 'Almond Porridge',
    category_id: porridges.id,
    price_paise: 30_000,
    stock: 0,
  })
  const podi = await addProduct(shop.db, { name: 'Idli Podi', category_id: podis.id, price_paise: 10_000 })
  await saveLabel(shop, ragi.id, { mark: 'veg', ingredients: 'Ragi', claims: ['gluten_free', 'vegan'] })
  await saveLabel(shop, nutty.id, {
    mark: 'veg',
    ingredients: 'Rice, Almond',
    contains: ['tree_nuts'],
    claims: ['vegan'],
  })
  await saveLabel(shop, podi.id, { mark: 'veg', ingredients: 'Urad dal, Sesame', contains: ['sesame'] })
  return { shop, porridges, podis, ragi, nutty, podi }
}

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

test('only live products appear, even before the index is renewed', async () => {
  const { shop, ragi } = await smallShop()
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/products/${ragi.id}/visibility`, { hidden: true })
  await shop.db
    .updateTable('products')
    .set({ archived_at: new Date(), hidden: true })
    .where('id', '=', ragi.id)
    .execute()
  shop.clock.pass({ seconds: 2 })
  expect(names(await searchFor(shop, 'ragi'))).toEqual([])
  expect(names(await search(shop, ''))).not.toContain('Ragi Porridge')
  await settle(shop)
  const { bestsellers, products } = await searchFor(shop, 'ragi')
  expect(products).toEqual([])
  expect(bestsellers.map(({ name }) => name)).toEqual(['Idli Podi', 'Almond Porridge'])
  await shop.db
    .updateTable('products')
    .set({ archived_at: null, hidden: false })
    .where('id', '=', ragi.id)
    .execute()
  await settle(shop)
  expect(names(await searchFor(shop, 'ragi'))).toEqual(['Ragi Porridge'])
})

test('edits of a product, its label and its category change what is found', async () => {
  const { shop, podi, podis, ragi } = await smallShop()
  const admin = await signInAs(shop, 'admin')
  await sendForm(admin, 'put', `/api/products/${podi.id}`, {
    name: 'Dosa Dust',
    one_liner: 'For tiffin boxes.',
  })
  await sendForm(admin, 'put', `/api/categories/${podis.id}`, { name: 'Sprinkles' })
  await settle(shop)
  expect(names(await searchFor(shop, 'dosa dust'))).toEqual(['Dosa Dust'])
  expect(names(await searchFor(shop, 'sprinkles'))).toEqual(['Dosa Dust'])
  expect(names(await searchFor(shop, 'boxes'))).toEqual(['Dosa Dust'])
  expect((await searchFor(shop, 'idli')).nearest || names(await searchFor(shop, 'idli')).length === 0).toBe(
    true,
  )
  await saveLabel(shop, ragi.id, {
    mark: 'veg',
    ingredients: 'Jowar',
    contains: ['gluten'],
    claims: ['vegan'],
  })
  expect(names(await searchFor(shop, 'jowar'))).toEqual(['Ragi Porridge'])
  expect(names(await searchFor(shop, 'gluten free'))).toEqual([])
})

test('texts of both languages are searched in both, and answers are in the page’s', async () => {
  const { shop, podi } = await smallShop()
  await shop.db
    .updateTable('products')
    .set({ translations: JSON.stringify({ ta: { name: 'இட்லிப் பொடி', one_liner: 'மொறுமொறுப்பானது' } }) })
    .where('id', '=', podi.id)
    .execute()
  await settle(shop)
  for (const words of ['இட்லி', 'மொறுமொறுப்பானது', 'idli', 'podi']) {
    const q = encodeURIComponent(words)
    expect((await ask(shop, `/api/search?q=${q}`)).json().products[0].name).toBe('Idli Podi')
    expect((await ask(shop, `/ta/api/search?q=${q}`)).json().products[0].name).toBe('இட்லிப் பொடி')
  }
})

test('needs are met by labels only, and combine with other words', async () => {
  const { shop, podis } = await smallShop()
  await addProduct(shop.db, {
    name: 'Gluten Free Porridge without nuts',
    one_liner: 'Vegan.',
    category_id: podis.id,
  })
  await settle(shop)
  const understood = async (words: string) => {
    const answer = await searchFor(shop, words)
    return [names(answer), answer.understood]
  }
  expect(await understood('gluten-free porridge')).toEqual([
    ['Ragi Porridge'],
    { ...none, claim: ['gluten_free'] },
  ])
  expect(await understood('porridge without nuts')).toEqual([
    ['Ragi Porridge'],
    { ...none, without: ['peanuts', 'tree_nuts'] },
  ])
  expect(await understood('no sesame or milk')).toEqual([
    ['Ragi Porridge', 'Almond Porridge'],
    { ...none, without: ['milk', 'sesame'] },
  ])
  expect(await understood('vegan')).toEqual([
    ['Ragi Porridge', 'Almond Porridge'],
    { ...none, claim: ['vegan'] },
  ])
  expect(await understood('பசையம் இல்லாத')).toEqual([['Ragi Porridge'], { ...none, claim: ['gluten_free'] }])
  expect((await understood('சைவம்'))[1]).toEqual({ ...none, mark: ['veg'] })
  for (const words of ['porridge without onion', 'onion free porridge'])
    expect(await searchFor(shop, words)).toMatchObject({ nearest: true, understood: none, total: 3 })
})

test('a label that contradicts its own claim meets no need', async () => {
  const { shop, ragi } = await smallShop()
  const contradicted = {
    mark: 'veg',
    ingredients: 'Ragi, Wheat, Milk',
    claims: ['gluten_free', 'vegan', 'no_added_sugar'],
  } as const
  await saveLabel(shop, ragi.id, {
    ...contradicted,
    claims: [...contradicted.claims],
    contains: ['milk'],
    may_contain: ['gluten'],
    added_sugars: 3,
  })
  for (const need of ['gluten free', 'vegan', 'sugar free'])
    for (const words of [need, `${need} ragi`]) {
      const answer = await searchFor(shop, words)
      expect(names(answer), words).not.toContain('Ragi Porridge')
    }
})

test('words about health and origin are found on labels only', async () => {
  const { shop, ragi, nutty } = await smallShop()
  await shop.db
    .updateTable('products')
    .set({ name: 'Kids Organic Almond Porridge', one_liner: 'For diabetic children.' })
    .where('id', '=', nutty.id)
    .execute()
  await saveLabel(shop, ragi.id, { ingredients: 'Organic ragi', directions: 'Feed toddlers warm.' })
  for (const words of ['kids', 'children', 'organic'])
    expect(names(await searchFor(shop, words)), words).toEqual(['Ragi Porridge'])
  for (const words of ['diabetic', 'weight loss', 'immunity'])
    expect(names(await searchFor(shop, words))).toEqual([])
  expect(await searchFor(shop, 'kids almond')).toMatchObject({ nearest: true })
})

test.each([
  ['free from gluten', { claim: ['gluten_free'] }],
  ['free of nuts or milk', { without: ['milk', 'peanuts', 'tree_nuts'] }],
])('%s asks for what the label says', async (words, needs) => {
  const { shop } = await smallShop()
  expect((await searchFor(shop, words)).understood).toMatchObject(needs)
})

test('longer forms of a guarded word are guarded too', async () => {
  const { shop } = await smallShop()
  await addProduct(shop.db, { name: 'குழந்தைகளுக்கான கஞ்சி' })
  await settle(shop)
  expect((await searchFor(shop, 'குழந்தைகளுக்கான')).total).toBe(0)
})

test('typing mistakes are corrected, and the nearest products are named as such', async () => {
  const { shop } = await smallShop()
  expect(await searchFor(shop, 'almnd porrige')).toMatchObject({
    corrected: 'almond porrige',
    nearest: false,
    total: 1,
  })
  expect(await searchFor(shop, 'almond')).toMatchObject({ corrected: null, total: 1 })
  expect(await searchFor(shop, 'almond pizza')).toMatchObject({ nearest: true, total: 1, bestsellers: [] })
  // A known name that no product has is taken apart, but not a guarded phrase.
  await addProduct(shop.db, { name: 'Sambar Masala' })
  await settle(shop)
  expect(await searchFor(shop, 'garam masala')).toMatchObject({ nearest: true, total: 1 })
  expect(await searchFor(shop, 'weight loss')).toMatchObject({ total: 0 })
})

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

test.each([
  '%',
  '_',
  "'",
  '\\',
  '"; drop table products; --',
  '😀',
  '…!?',
  'a'.repeat(100),
  'அ'.repeat(100),
  'a b c d e f g h i j k l m',
  ':',
  'category:1',
  '0',
])('the input %j is answered', async (words) => {
  const { shop } = await smallShop()
  expect(await searchFor(shop, words)).toMatchObject({ next: null })
  expect((await ask(shop, `/api/search/suggestions?q=${encodeURIComponent(words)}`)).statusCode).toBe(200)
})

test('a search of 1,000 characters and unknown sorts are refused', async () => {
  const shop = await createTestShop()
  expect((await ask(shop, `/api/search?q=${'a'.repeat(1000)}`)).statusCode).toBe(400)
  expect((await ask(shop, '/api/search?sort=worst')).statusCode).toBe(400)
})

test('suggestions complete the last word, and name categories and products', async () => {
  const { shop, porridges } = await smallShop()
  const suggest = async (q: string): Promise<SearchSuggestions> =>
    (await ask(shop, `/api/search/suggestions?q=${encodeURIComponent(q)}`)).json()
  expect(await suggest('por')).toMatchObject({
    completions: ['porridge'],
    categories: [{ id: porridges.id, name: 'Porridge' }],
  })
  expect((await suggest('almond por')).completions).toEqual(['almond porridge'])
  expect((await suggest('almond por')).products).toMatchObject([
    { name: 'Almond Porridge', price: 300, from: false, in_stock: false },
  ])
  expect(await suggest('')).toEqual({ completions: [], categories: [], products: [] })
})

test('an API search costs the rate limit three requests, a suggestion one', async () => {
  const shop = await createTestShop({ env: { PAGES_PER_MINUTE: '10' } })
  const answered = async (path: string, remoteAddress: string) => {
    for (let count = 0; count < 20; count++)
      if ((await shop.visitor().get(`${path}?q=word${count}`, { remoteAddress })).statusCode === 429)
        return count
    return undefined
  }
  expect(await answered('/api/search', '10.2.0.1')).toBe(3)
  expect(await answered('/api/search/suggestions', '10.2.0.2')).toBe(10)
})

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
