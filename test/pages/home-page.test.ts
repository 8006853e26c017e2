import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { addCategory, addProduct } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

// Requirement 2.1-1: `/` is the home page, open to everyone.
// Requirement 2.8-1: Three banners use the images titled bannerImage1, bannerImage2 and bannerImage3.
// Requirement 2.8-2: Each banner has the headline 'Delicious and Healthy Snacks'.
// Requirement 2.8-3: Each banner has a subtitle about organic and gluten-free food.
// Requirement 2.8-4: Each banner has a 'Shop Now' link to `/categories`.
test('three banners have headline, subtitle, image and link', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const { root, text } = await openPage(shop.visitor(), '/')
  expect(text.split('Delicious and Healthy Snacks')).toHaveLength(4)
  expect(text.match(/(?:Millets, grains|gluten-free seed mixes|Gluten-free spices)[^.]*\./g)).toHaveLength(3)
  expect(linksWithText(root, 'Shop Now')).toEqual(['/categories', '/categories', '/categories'])
  for (const place of ['1 of 3', '2 of 3', '3 of 3']) expect(root).toContain(`aria-label="${place}"`)
  // The server renders the first picture; the others load after hydration.
  expect(root).toMatch(/fetchPriority="high"/i)
})

// Requirement D-335: The demo's texts claim only what the labels of all the products concerned state (decision X25).
test('every claim in the demo’s texts is on the label of every product concerned', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const labels = await shop.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select(['categories.name as category', 'products.name', 'product_labels.says'])
    .execute()
  const lacking = (claim: string, of = /./) =>
    labels.filter(({ category, says }) => of.test(category) && !says.includes(`claim:${claim}`))
  expect(labels.length).toBeGreaterThan(10)
  expect(lacking('gluten_free', /^(?:Seed|Spices)/)).toEqual([])
  expect(lacking('no_preservatives')).toEqual([])
  expect(lacking('no_added_colours')).toEqual([])
  for (const path of ['/', '/about', '/ta', '/ta/about'])
    expect((await openPage(shop.visitor(), path)).html).not.toMatch(/organic|ஆர்கானிக்|flavours|ஃபிளேவர்/i)
})

// Requirement 8-8: Banner images that are missing or can't be loaded show 'Failed to load banner images.'.
test('without images the banner’s text stays, and a message says that the images failed', async () => {
  const shop = await createShopWithPages()
  const { text, root } = await openPage(shop.visitor(), '/')
  expect(text).toContain('Delicious and Healthy Snacks')
  expect(text).toContain('Failed to load banner images.')
  expect(linksWithText(root, 'Shop Now')).toEqual(['/categories'])
})

// Requirement 2.8-7: 'Shop by Categories' shows the first four categories.
// Requirement 2.8-8: Each category links to `/categories/{id}`.
// Requirement 2.8-9: A category without an image shows a placeholder.
// Requirement 9-11: The home page shows at most 4 categories.
// Requirement 2.8-11
test('the first four categories are on the home page, with a link to all', async () => {
  const shop = await createShopWithPages()
  const paths = []
  for (const name of ['Porridge', 'Muesli', 'Seeds', 'Spices', 'Masalas'])
    paths.push(`/categories/${(await addCategory(shop.db, { name })).id}-${name.toLowerCase()}`)
  const { root, text } = await openPage(shop.visitor(), '/')
  expect(text).toContain('Shop by Categories')
  const shown = paths.filter((path) => root.includes(`href="${path}"`))
  expect(shown).toHaveLength(4)
  expect(linksWithText(root, 'Explore All')).toEqual(['/categories'])
  // None of them has its own picture.
  expect(root.match(/aria-label="No image yet"/g)).toHaveLength(4)
})

// Requirement 2.8-10: 'No categories found.' is shown if there are no categories.
// Requirement 2.8-11: 'Explore All' links to `/categories` if there are categories.
// Requirement 2.8-13: 'No products available.' is shown if there are no products.
test('an empty shop says so, and has no links', async () => {
  const shop = await createShopWithPages()
  const { root, text } = await openPage(shop.visitor(), '/')
  expect(text).toContain('No categories found.')
  expect(linksWithText(root, 'Explore All')).toEqual([])
  expect(text).toContain('Shop by Products')
  expect(text).toContain('No products available.')
})

// Requirement 2.8-12: 'Shop by Products' shows a grid of product cards.
// Requirement 2.9-1: A product card links to `/product/{id}`.
// Requirement 2.9-3: A product card shows name, one-line description, price and quantity (decision S3).
test('a product card shows name, one-line description, price and quantity, and links to the product', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { price_paise: 12_345_600 })
  const { root } = await openPage(shop.visitor(), '/')
  const [card] = [...root.matchAll(/<a [^>]*href="\/product\/(\d+)-millet-muesli"[^>]*>([\s\S]*?)<\/a>/g)]
  expect(card?.[1]).toBe(String(id))
  for (const words of ['Millet Muesli', 'Crunchy.', '₹1,23,456', '₹1,23,516', '400 g'])
    expect(card?.[2]).toContain(words)
})

// Requirement 2.9-2: A product card shows the product's first image.
// Requirement 9-5: The first image is the cover.
test('a card shows the cover, which is the first of a product’s images', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const [product] = (await shop.visitor().get('/api/products?limit=1')).json()
  const { root } = await openPage(shop.visitor(), '/')
  const card = root.split(`href="${product.path}"`)[1]?.split('</a>')[0]
  expect(card).toContain(product.image1)
  expect(card).not.toContain(product.image2 ?? 'no second picture')
})
