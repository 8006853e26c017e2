import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addProduct, createTestShop, type TestShop } from '#test/shop/shop.ts'
import { category } from '../../category-contract.ts'
import { type Product, product } from '../../contract.ts'

const names = (answer: { json: () => Product[] }) => answer.json().map((each) => each.name)

/** Six products in two categories, in creation order. */
async function stockedShop() {
  const shop = await createTestShop()
  const muesli = await addCategory(shop.db, { name: 'Muesli' })
  const spices = await addCategory(shop.db, { name: 'Spices', tint: 'spices' })
  const rows = [
    { name: 'Berry Muesli', category_id: muesli.id, price_paise: 36_000, stock: 9 },
    { name: 'apple muesli', category_id: muesli.id, price_paise: 30_050, stock: 0 },
    { name: 'Turmeric 100%_pure', category_id: spices.id, price_paise: 9_500, stock: 3 },
    {
      name: 'Chilli',
      category_id: spices.id,
      price_paise: 9_500,
      stock: 40,
      one_liner: 'Hot, for muesli never.',
    },
    { name: 'Pepper', category_id: spices.id, price_paise: 18_000, stock: 5 },
    { name: 'Cocoa Muesli', category_id: muesli.id, price_paise: 36_000, stock: 1 },
  ]
  for (const row of rows) await addProduct(shop.db, row)
  return { shop, muesli, spices }
}

/** Follows `next` links to the end. */
async function allPages(shop: TestShop, url: string) {
  const pages: string[][] = []
  for (let next: string | undefined = url; next; ) {
    const page = await shop.visitor().get(next)
    expect(page.statusCode).toBe(200)
    pages.push(names(page))
    next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1]
  }
  return pages
}

// Requirement 3-5: A product has id, name, one_liner, description, price, quantity, stock, category_id, image1 to
//   image4 and discount (decision S3).
// Requirement 7-23: GET /products answers with a plain array (decision S8).
// Requirement D-14: Answers and forms name the one-line description `one_liner` (decision S3).
test('the complete list is a plain array in the specified shape', async () => {
  const { shop, muesli } = await stockedShop()
  const answer = await shop.visitor().get('/api/products')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers.link).toBeUndefined()
  expect(answer.headers['x-total-count']).toBeUndefined()
  const items = answer.json()
  expect(items).toHaveLength(6)
  expect(items.map((item: unknown) => product.strict().parse(item))).toEqual(items)
  expect(items[1]).toMatchObject({
    name: 'apple muesli',
    price: 300.5,
    mrp: null,
    category_id: muesli.id,
    category_name: 'Muesli',
    image1: null,
    pictures: [],
  })
  expect((await shop.visitor().get(`/products/${items[1].id}`)).json()).toEqual(items[1])
})

test.each([
  ['oldest', ['Berry Muesli', 'apple muesli', 'Turmeric 100%_pure', 'Chilli', 'Pepper', 'Cocoa Muesli']],
  ['newest', ['Cocoa Muesli', 'Pepper', 'Chilli', 'Turmeric 100%_pure', 'apple muesli', 'Berry Muesli']],
  ['name', ['apple muesli', 'Berry Muesli', 'Chilli', 'Cocoa Muesli', 'Pepper', 'Turmeric 100%_pure']],
  ['price', ['Turmeric 100%_pure', 'Chilli', 'Pepper', 'apple muesli', 'Berry Muesli', 'Cocoa Muesli']],
  ['stock', ['apple muesli', 'Cocoa Muesli', 'Turmeric 100%_pure', 'Pepper', 'Berry Muesli', 'Chilli']],
])('sorted by %s, pages follow one another without gap or repetition', async (sort, wanted) => {
  const { shop } = await stockedShop()
  expect(names(await shop.visitor().get(`/api/products?sort=${sort}`))).toEqual(wanted)
  const pages = await allPages(shop, `/api/products?sort=${sort}&limit=2`)
  expect(pages).toEqual([wanted.slice(0, 2), wanted.slice(2, 4), wanted.slice(4)])
})

test.each([
  ['a name', 'q=berry', ['Berry Muesli']],
  [
    'a category, or what the one line says',
    'q=MUESLI',
    ['Berry Muesli', 'apple muesli', 'Chilli', 'Cocoa Muesli'],
  ],
  ['all of several words', 'q=muesli%20berry', ['Berry Muesli']],
  ['signs that mean something to the database', 'q=0%25_p', ['Turmeric 100%_pure']],
  ['a lone percent sign', 'q=%25', ['Turmeric 100%_pure']],
  ['a backslash', 'q=%5C', []],
  ['a sign that cannot be seen', 'q=%00chilli', ['Chilli']],
  ['nothing', 'q=&limit=1', ['Berry Muesli']],
  ['what is in stock', 'stock=in&limit=2', ['Berry Muesli', 'Turmeric 100%_pure']],
  ['what runs low', 'stock=low', ['Turmeric 100%_pure', 'Pepper', 'Cocoa Muesli']],
  ['what is out', 'stock=out', ['apple muesli']],
])('searching for %s finds it', async (_what, query, wanted) => {
  const { shop } = await stockedShop()
  expect(names(await shop.visitor().get(`/api/products?${query}`))).toEqual(wanted)
})

// Requirement D-20: Lists are paginated with `Link` and `X-Total-Count` (decision S8).
test('a page gives the length of the whole list, with filters applied', async () => {
  const { shop, spices } = await stockedShop()
  const page = await shop.visitor().get(`/api/products?limit=1&category_id=${spices.id}&stock=low`)
  expect(page.headers['x-total-count']).toBe('2')
  expect(page.headers.link).toMatch(
    /^<\/api\/products\?limit=1&category_id=\d+&stock=low&cursor=[\w-]+>; rel="next"$/,
  )
})

test('a list too long for one answer tells where it goes on', async () => {
  const shop = await createTestShop()
  const { id } = await addCategory(shop.db)
  await sql`with added as (insert into products (category_id, name, one_liner, description, created_at, updated_at)
    select ${id}, 'Podi ' || each, '', '', now(), now() from generate_series(1, 1001) each returning id)
    insert into packs (product_id, position, label, price_paise, stock) select id, 1, '', 100, 1 from added`.execute(
    shop.db,
  )
  const whole = await shop.visitor().get('/api/products')
  expect([whole.json().length, whole.headers['x-total-count']]).toEqual([1000, '1001'])
  expect(await allPages(shop, '/api/products')).toEqual([expect.any(Array), ['Podi 1001']])
})

// Requirement 7-19: GET /categories/{id}/products answers with a plain array (decision S8).
test('a category has its products, and an unknown one isn’t found', async () => {
  const { shop, spices } = await stockedShop()
  const url = `/api/categories/${spices.id}/products`
  expect(names(await shop.visitor().get(url))).toEqual(['Turmeric 100%_pure', 'Chilli', 'Pepper'])
  expect(await allPages(shop, `${url}?limit=2`)).toEqual([['Turmeric 100%_pure', 'Chilli'], ['Pepper']])
  expect((await shop.visitor().get('/api/categories/999/products')).statusCode).toBe(404)
})

// Requirement 3-4: A category has an id, a name, a description and an optional image.
// Requirement 7-18: GET /categories answers with a plain array (decision S8).
test('categories are listed, searched, paged and opened', async () => {
  const { shop, muesli, spices } = await stockedShop()
  const all = (await shop.visitor().get('/api/categories')).json()
  expect(all.map((each: unknown) => category.strict().parse(each).name)).toEqual(['Muesli', 'Spices'])
  expect((await shop.visitor().get('/api/categories?q=spi')).json()).toEqual([all[1]])
  const page = await shop.visitor().get('/api/categories?limit=1')
  expect([page.json(), page.headers['x-total-count']]).toEqual([[all[0]], '2'])
  const next = /<(.+)>/.exec(String(page.headers.link))?.[1]
  expect((await shop.visitor().get(String(next))).json()).toEqual([all[1]])
  expect((await shop.visitor().get(`/api/categories/${spices.id}`)).json()).toEqual(all[1])
  expect((await shop.visitor().get(`/api/categories/${muesli.id + 50}`)).statusCode).toBe(404)
})

// Requirement D-10: An unknown product or category answers 404 in the API (decision P8).
test.each(['/api/products/0', '/api/products/99999', '/api/products/x', '/api/categories/-1'])(
  '%s isn’t found, with a message',
  async (url) => {
    const { shop } = await stockedShop()
    const answer = await shop.visitor().get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', error: expect.stringMatching(/^[A-Z].*\.$/) })
  },
)

const cursor = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')

test.each([
  ['of another sort', `sort=name&cursor=${cursor(900, 1)}`],
  ['with a key no column can hold', `sort=price&cursor=${cursor(1e300, 1)}`],
  ['with an id no column can hold', `cursor=${cursor(2 ** 40)}`],
  ['with a sign no text can hold', `sort=name&cursor=${cursor('\u0000', 1)}`],
  ['that is no cursor', 'cursor=!!'],
  ['of nothing but rubbish', 'cursor=zzz'],
])('a cursor %s is refused, not taken for the first page', async (_what, query) => {
  const { shop } = await stockedShop()
  const page = await shop.visitor().get(`/api/products?limit=6&${query}`)
  expect([page.statusCode, page.json().code]).toEqual([400, 'WRONG_CURSOR'])
})

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'sort=fashion',
  'stock=some',
  'category_id=x',
  `q=${'x'.repeat(101)}`,
])('%s is refused with a sentence', async (query) => {
  const { shop } = await stockedShop()
  const refused = await shop.visitor().get(`/api/products?${query}`)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'INVALID', fields: expect.any(Object) })
})
