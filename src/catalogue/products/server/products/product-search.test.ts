import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { addCategory, addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Product } from '../../contract.ts'

const howMany = 260

/** A shop with so many products that all words are common: every third is red rice, every fiftieth is roasted. */
async function largeShop() {
  const shop = await createTestShop()
  const [rice, mixes] = [
    await addCategory(shop.db, { name: 'Rice' }),
    await addCategory(shop.db, { name: 'Mixes' }),
  ]
  await sql`
    with added as (insert into products (category_id, name, one_liner, description, created_at, updated_at)
    select case n % 2 when 0 then ${rice.id}::integer else ${mixes.id}::integer end,
      case n % 3 when 0 then 'Red ' else 'Black ' end || 'Poha ' || n % 7,
      case n % 50 when 0 then 'ROASTED 100%' else 'Flaked.' end, '', now(), now()
    from generate_series(1, ${howMany}::integer) as n returning id)
    insert into packs (product_id, position, label, price_paise, stock)
    select id, 1, '400 g', 10000 + id % 5 * 100, 10 from added`.execute(shop.db)
  return { shop, rice, all: (await shop.visitor().get('/api/products')).json() as Product[] }
}

const ids = (products: Product[]) => products.map(({ id }) => id)

/** Every page of a list, with the total that the first page reports. */
async function read(shop: TestShop, query: string) {
  const found: number[] = []
  let total: string | undefined
  for (let next: string | undefined = `/api/products?limit=100&${query}`; next; ) {
    const page = await shop.visitor().get(next)
    total ??= String(page.headers['x-total-count'])
    found.push(...ids(page.json()))
    next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1]
  }
  return { found, total }
}

const sorts: Record<string, (one: Product, other: Product) => number> = {
  oldest: (one, other) => one.id - other.id,
  newest: (one, other) => other.id - one.id,
  name: (one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id,
  price: (one, other) => one.price - other.price || one.id - other.id,
}

// Requirement D-129: A search takes about as long in a shop with 100,000 products, and counts up to 200 results
//   (decision S8).
test.each(Object.keys(sorts))('common and rare matches are found alike, sorted by %s', async (sort) => {
  const { shop, all } = await largeShop()
  for (const words of ['red poha', 'RICE', 'roasted', '0%', 'black roasted mixes', 'poha 5', 'x']) {
    const wanted = all.filter(({ name, one_liner, category_name }) =>
      words
        .toLowerCase()
        .split(' ')
        .every((word) => [name, one_liner, category_name].some((text) => text.toLowerCase().includes(word))),
    )
    expect(await read(shop, `sort=${sort}&q=${encodeURIComponent(words)}`)).toEqual({
      found: ids(wanted.sort(sorts[sort])),
      total: String(wanted.length),
    })
  }
})

// Requirement D-129
test('a search counts up to 200 results, and finds all of them', async () => {
  const { shop, rice, all } = await largeShop()
  expect(await read(shop, 'q=poha')).toEqual({ found: ids(all), total: '200' })
  expect((await read(shop, `q=poha&category_id=${rice.id}`)).total).toBe(String(howMany / 2))
})

// Requirement D-129
test('a product is found by its current name and its category’s', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const [rice, mixes] = [
    await addCategory(shop.db, { name: 'Rice' }),
    await addCategory(shop.db, { name: 'Mixes' }),
  ]
  const { id } = await addProduct(shop.db, { name: 'Poha', one_liner: 'Flaked.', category_id: rice.id })
  const finds = async (word: string) =>
    (await admin.get(`/api/products/all?q=${word}`)).json().map((each: Product) => each.id)

  await sendForm(admin, 'put', `/api/products/${id}`, { name: 'Aval', one_liner: 'Beaten.' })
  expect([await finds('poha'), await finds('flaked'), await finds('aval'), await finds('beaten')]).toEqual([
    [],
    [],
    [id],
    [id],
  ])
  await sendForm(admin, 'put', `/api/products/${id}`, { category_id: String(mixes.id) })
  expect([await finds('rice'), await finds('mixes')]).toEqual([[], [id]])
  await sendForm(admin, 'put', `/api/categories/${mixes.id}`, { name: 'Breakfast' })
  expect([await finds('mixes'), await finds('breakfast')]).toEqual([[], [id]])
})
