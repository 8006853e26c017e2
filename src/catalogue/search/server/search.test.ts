import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { ask, names, none, saveLabel, search, searchFor, settle, smallShop } from '#test/shop/search.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { SearchSuggestions } from '../contract.ts'

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
