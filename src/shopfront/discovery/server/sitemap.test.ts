import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parseXml, textOf, type XmlElement } from '#test/shop/parse-xml.ts'
import { addPictures } from '#test/shop/pictures.ts'
import { addCategory, addProduct, createTestShop, type TestShop } from '#test/shop/shop.ts'

const shopAt = () => createTestShop({ env: { PUBLIC_URL: 'https://shop.example', PAGES_PER_MINUTE: '6000' } })

async function fileAt(shop: TestShop, path: string) {
  const { statusCode, body } = await shop.visitor().get(path)
  expect([path, statusCode]).toEqual([path, 200])
  return parseXml(body)
}

const locationsIn = (file: XmlElement) => file.children.map((each) => textOf(each, 'loc') ?? '')

/** Inserts many products at once, each with one size and the same picture. @param from the id before the first one */
async function addManyProducts(shop: TestShop, count: number, from: number) {
  await sql`select setval('products_id_seq', ${from})`.execute(shop.db)
  const { id: categoryId } = await addCategory(shop.db)
  const { id } = await addProduct(shop.db, { category_id: categoryId, name: 'Podi 0' })
  const [key = ''] = await addPictures(shop.db, id)
  await sql`
    with made as (
      insert into products (category_id, name, one_liner, description, hsn, tax_rate, created_at, updated_at)
      select ${categoryId}, 'Podi ' || n, 'Hot.', 'Hot. Dry.', '1904', 5, now(), '2026-05-01T10:00:00Z'
      from generate_series(1, ${count - 1}::integer) n returning id
    ), sized as (
      insert into packs (product_id, position, label, price_paise, stock) select id, 1, '400 g', 32000, 10 from made
    )
    insert into product_pictures (product_id, position, picture_id, alt)
    select made.id, 1, pictures.id, '' from made, pictures where pictures.key = ${key}`.execute(shop.db)
  return key
}

test('the sitemap names the pictures of products and categories, for every language', async () => {
  const shop = await shopAt()
  const { id } = await addProduct(shop.db)
  const keys = await addPictures(shop.db, id, 3)
  const file = await fileAt(shop, '/sitemap.xml')
  for (const language of ['', '/ta']) {
    const at = `https://shop.example${language}/product/${id}-millet-muesli`
    const entry = file.children.find((each) => textOf(each, 'loc') === at)
    const images = entry?.children.filter(({ name }) => name === 'image:image')
    expect(images?.map((image) => textOf(image, 'image:loc'))).toEqual(
      keys.map((key) => `https://shop.example/pictures/${key}/1200.webp`),
    )
  }
})

test('a large catalogue has several sitemaps with every product once, and the feed has all of them', async () => {
  const shop = await shopAt()
  // In two parts of the sitemap, and on several pages of each query.
  const key = await addManyProducts(shop, 1_300, 1_900)
  const index = await fileAt(shop, '/sitemap.xml')
  expect(index.name).toBe('sitemapindex')
  const files = locationsIn(index)
  expect(files.slice(0, 2)).toEqual([
    'https://shop.example/sitemaps/pages.xml',
    'https://shop.example/sitemaps/products-1.xml',
  ])
  expect(index.children.slice(1).every((each) => textOf(each, 'lastmod'))).toBe(true)
  const found: string[] = []
  for (const path of files) {
    const urls = locationsIn(await fileAt(shop, new URL(path).pathname))
    expect(urls.length).toBeLessThanOrEqual(50_000)
    found.push(...urls)
  }
  const products = found.filter((url) => url.includes('/product/'))
  expect([products.length, new Set(products).size]).toEqual([2_600, 2_600])
  expect(found).toContain('https://shop.example/ta/categories')

  const { body } = await shop.visitor().get('/ta/feeds/products.xml')
  const [channel] = parseXml(body).children
  const items = channel?.children.filter(({ name }) => name === 'item') ?? []
  expect(new Set(items.map((item) => textOf(item, 'g:id'))).size).toBe(1_300)
  expect(items.every((item) => textOf(item, 'g:image_link')?.includes(key))).toBe(true)
})

test.each(['products-2.xml', 'products-0.xml', 'products-01.xml', 'products-9999999.xml', 'other.xml'])(
  'there is no sitemap %s without products in it',
  async (name) => {
    const shop = await shopAt()
    await addProduct(shop.db)
    expect((await shop.visitor().get(`/sitemaps/${name}`)).statusCode).toBe(404)
    expect((await shop.visitor().get('/sitemaps/products-1.xml')).statusCode).toBe(200)
  },
)
