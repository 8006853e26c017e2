import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { addCategory, addProduct, addVariant } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

// Requirement 2.1-7: `/categories` shows all categories.
// Requirement 2.10-1: The grid's title is 'Shop by Categories'.
// Requirement 2.10-2: Each category card has an image or a placeholder, a name and a description.
// Requirement 2.10-3: Each category card links to `/categories/{id}`.
test('/categories shows every category with image or placeholder, name, description and link', async () => {
  const shop = await createShopWithPages()
  const { id } = await addCategory(shop.db, { name: 'Seeds', description: 'Five of them, toasted.' })
  const { root, text } = await openPage(shop.visitor(), '/categories')
  expect(text).toContain('Shop by Categories')
  const [link] = linksWithText(root, 'Five of them, toasted.')
  expect(link).toBe(`/categories/${id}-seeds`)
  expect(linksWithText(root, 'Seeds')).toContain(`/categories/${id}-seeds`)
  expect(root).toContain('aria-label="No image yet"')
})

// Requirement 2.1-8: `/categories/{id}` shows the products of a category (decision X37).
// Requirement 2.11-1: The grid's title is 'Products in this Category'.
// Requirement 2.11-2: Each card shows the first image, name, one-line description, price and quantity (decision S3).
// Requirement 2.11-3: Each card links to the product.
// Requirement 2.9-3
test('a category lists its products with image, name, one-line description, price and quantity', async () => {
  const shop = await createShopWithPages()
  const product = await addProduct(shop.db)
  const { root, main } = await openPage(shop.visitor(), `/categories/${product.category_id}`)
  expect(main).toContain('Products in this Category')
  const [card = ''] = root.split(`href="/product/${product.id}-millet-muesli"`).slice(1)
  for (const words of ['Millet Muesli', 'Crunchy.', '₹320', '400 g']) expect(card).toContain(words)
})

// Requirement 2.11-4: An empty category shows 'No products found.' and 'Browse Categories'.
test('a category without products says so and links to the others', async () => {
  const shop = await createShopWithPages()
  const { id } = await addCategory(shop.db)
  const { root, main } = await openPage(shop.visitor(), `/categories/${id}`)
  expect(main).toContain('No products found.')
  expect(linksWithText(root, 'Browse Categories')).toEqual(['/categories'])
})

// Requirement 2.1-12: `/product/{id}` is a product page, open to everyone (decision X37).
// Requirement 2.12-4: The price is shown with 'MRP'.
// Requirement 2.12-5: The price is followed by 'Inclusive of all taxes'.
// Requirement 2.12-9: A badge shows '20% OFF' (decision S11).
// Requirement 2.12-10: Four tiles show Grains 56%, Seeds 11%, Dry fruits 17%, Millets 16% (decision S11).
// Requirement 9-25: The composition is Grains 56%, Seeds 11%, Dry fruits 17%, Millets 16% (decision S11).
// Requirement 2.12-3
test('a product without figures shows the sample values: ₹60 more crossed out, badge and four tiles', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db)
  const { root, main } = await openPage(shop.visitor(), `/product/${id}`)
  expect(root).toMatch(/<s>₹380<\/s>/)
  expect(main).toContain('MRP ₹320')
  expect(main).toContain('20% OFF')
  expect(main).toContain('Inclusive of all taxes')
  for (const [name, percent] of [
    ['Grains', 56],
    ['Seeds', 11],
    ['Dry fruits', 17],
    ['Millets', 16],
  ])
    expect(main).toContain(`${name} ${percent}%`)
})

// Requirement D-25: A product with its own MRP shows it crossed out, with the computed percentage (decision S11).
// Requirement D-27: A product's own composition replaces the store's (decision S11).
test('a product’s own MRP and composition replace the sample values', async () => {
  const shop = await createShopWithPages()
  const composition = JSON.stringify([{ label: 'Ragi', percent: 90 }])
  const { id } = await addProduct(shop.db, { mrp_paise: 40_000, composition })
  const { root, main } = await openPage(shop.visitor(), `/product/${id}`)
  expect(main).toContain('₹320 20% OFF MRP ₹400.00 (inclusive of all taxes)')
  expect(root).toContain('<s>₹400.00</s>')
  expect(main).toContain('Ragi 90%')
  for (const words of ['Grains', 'Dry fruits']) expect(main).not.toContain(words)
  expect(main).toContain('20% OFF')
})

// Requirement D-26: If the MRP equals the price, the product shows one price and no badge (decision S11).
test('an MRP equal to the price shows one price and no badge', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { mrp_paise: 32_000 })
  const { root, main } = await openPage(shop.visitor(), `/product/${id}`)
  expect(main).toContain('₹320 MRP ₹320.00 (inclusive of all taxes)')
  expect(main).not.toContain('% OFF')
  expect(root).not.toContain('<s>')
})

// Requirement 2.12-8: The net weight shown is the product's quantity.
// Requirement 2.12-17: If the product is in stock, the button is labelled 'Add to Cart'.
// Requirements 2.12-6, 2.12-7
test('a product shows its net weight, its stock, and its description sentence by sentence', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db)
  const { root, main } = await openPage(shop.visitor(), `/product/${id}`)
  expect(main).toContain('Net weight 400 g')
  expect(main).toContain('Availability In Stock')
  const lines = root.split('About this product')[1]?.split('</ul>')[0]?.match(/<li/g)
  expect(lines).toHaveLength(2)
  expect(main).toContain('Add to Cart')
})

// Requirement 2.12-6: The page shows 'In Stock' or 'Out of Stock'.
// Requirement 2.12-16: If the product is out of stock, the button is disabled and labelled 'Out of Stock'.
test('a product that is out of stock can’t be added to a cart', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { stock: 0 })
  const { root, main } = await openPage(shop.visitor(), `/product/${id}`)
  expect(main).toContain('Availability Out of Stock')
  expect(root).toMatch(/<button[^>]*disabled=""[^>]*>Out of Stock<\/button>/)
})

// Requirement 2.12-1: The product page shows a large image and a thumbnail for each image.
test('a product’s gallery has a thumbnail for each image, and none for a single one', async () => {
  const shop = await createShopWithPages()
  await seedDemo(shop)
  const products: { id: number; name: string; pictures: object[] }[] = (
    await shop.visitor().get('/api/products')
  ).json()
  for (const { id, pictures } of products.slice(0, 6)) {
    const { root } = await openPage(shop.visitor(), `/product/${id}`)
    const thumbnails = root.match(/aria-label="Image \d of \d"/g)?.length ?? 0
    expect(thumbnails).toBe(pictures.length > 1 ? pictures.length : 0)
  }
})

// Requirement 2.12-2: The product page shows the name.
// Requirement 2.12-12: 'Browse Other Products' is below the product.
// Requirement 2.13-8: An 'OUT OF STOCK' badge is shown on products without stock.
// Requirement 2.13-9: Each product shows its image, its name and a crossed-out price ₹60 above the price (decision
//   S11).
// Requirement 2.13-10: The price is shown with 'MRP'.
// Requirement 2.13-11: 'View Details' links to the product.
// Requirement 2.13-12: 'View Details' is disabled if the product is out of stock.
// Requirement 2.13-7
test('the other products are offered below a product, never the product itself', async () => {
  const shop = await createShopWithPages()
  const muesli = await addProduct(shop.db, { name: 'Muesli' })
  // Without an MRP its discount is not shown.
  const podi = await addProduct(shop.db, { name: 'Podi', discount: 25 })
  const mix = await addProduct(shop.db, { name: 'Mix', price_paise: 10_000, mrp_paise: 11_000, discount: 50 })
  const sold = await addProduct(shop.db, { name: 'Rasam', stock: 0 })
  const { root } = await openPage(shop.visitor(), `/product/${muesli.id}`)
  const [, below = ''] = root.split('Browse Other Products</h2>')
  const [others = ''] = below.split('<footer')
  for (const words of ['Podi', 'MRP', '₹380', '₹110', 'OUT OF STOCK']) expect(others).toContain(words)
  expect(others.match(/\d+% OFF/g)).toEqual(['9% OFF'])
  expect(linksWithText(others, 'View Details')).toEqual([
    `/product/${podi.id}-podi`,
    `/product/${mix.id}-mix`,
  ])
  expect(others).toMatch(/<a role="link" aria-disabled="true"[^>]*>View Details<\/a>/)
  expect(others).not.toContain(`/product/${sold.id}-`)
  expect(others).not.toContain(`/product/${muesli.id}-`)
})

// Requirement 2.1-21: Any other URL shows 'Page Not Found' with 'Return Home' and answers with status 404 (decision
//   P8).
// Requirement 2.12-15: 'Product not found.' is shown if the product doesn't exist (decision P8).
// Requirement 8-9
test.each([
  ['/product/987654', 'Product not found.'],
  ['/product/nonsense', 'Product not found.'],
  ['/categories/987654', '404 Page Not Found'],
  ['/no/such/page', '404 Page Not Found'],
])('%s is a 404 that says %s', async (path, sentence) => {
  const shop = await createShopWithPages()
  const { status, main, root } = await openPage(shop.visitor(), path)
  expect(status).toBe(404)
  expect(main).toContain(sentence)
  if (sentence.startsWith('404')) expect(linksWithText(root, 'Return Home')).toEqual(['/'])
})

// Requirement D-94: A product with several sizes has a size selector whose choice is in the URL, and its card shows
//   the lowest price with 'from' (decision X5).
test('a product of one size has no selector; with several it shows the one in the URL', async () => {
  const shop = await createShopWithPages()
  const one = await addProduct(shop.db)
  expect((await openPage(shop.visitor(), `/product/${one.id}`)).root).not.toContain('type="radio"')
  const { id, pack_id } = await addProduct(shop.db, { mrp_paise: 40_000 })
  const kilo = await addVariant(shop.db, id, { mrp_paise: 80_000, stock: 0 })
  const page = async (query = '') => {
    const { root, main } = await openPage(shop.visitor(), `/product/${id}${query}`)
    const radios = [...root.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio)
    expect(radios).toHaveLength(2)
    return { main, chosen: radios.find((radio) => radio.includes('checked=""'))?.match(/value="(\d+)"/)?.[1] }
  }
  for (const query of ['', `?pack=${pack_id}`, '?pack=999', '?pack=no']) {
    const first = await page(query)
    expect([query, first.chosen]).toEqual([query, String(pack_id)])
    expect(first.main).toContain('₹320 20% OFF MRP ₹400.00 (inclusive of all taxes)')
    expect(first.main).toContain('Net weight 400 g')
    expect(first.main).toContain('Add to Cart')
  }
  const second = await page(`?pack=${kilo.id}`)
  expect(second.chosen).toBe(String(kilo.id))
  expect(second.main).toContain('₹600 25% OFF MRP ₹800.00 (inclusive of all taxes)')
  expect(second.main).toContain('Net weight 1 kg')
  expect(second.main).toContain('Availability Out of Stock')
})

test('search engines are told an offer for each size', async () => {
  const shop = await createShopWithPages()
  const one = await addProduct(shop.db)
  const { id, pack_id } = await addProduct(shop.db)
  const kilo = await addVariant(shop.db, id, { sku: 'MUE-1K', stock: 0 })
  const dataOf = async (id: number) => {
    const { html } = await openPage(shop.visitor(), `/product/${id}`)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    return JSON.parse(data)
  }
  expect((await dataOf(one.id)).offers).toMatchObject({
    price: '320.00',
    url: expect.stringMatching(/\/product\/\d+-millet-muesli$/),
  })
  expect((await dataOf(id)).hasVariant).toMatchObject([
    { size: '400 g', offers: { price: '320.00', url: expect.stringMatching(`pack=${pack_id}$`) } },
    {
      size: '1 kg',
      sku: 'MUE-1K',
      offers: { price: '600.00', url: expect.stringMatching(`pack=${kilo.id}$`) },
    },
  ])
})

// Requirement D-94
test('a card shows the lowest price if sizes cost differently, and is out of stock if all are', async () => {
  const shop = await createShopWithPages()
  const { id, category_id } = await addProduct(shop.db, { stock: 0, mrp_paise: 40_000 })
  const { id: same } = await addProduct(shop.db, { name: 'Podi', category_id })
  await addVariant(shop.db, same, { label: '400 g tin', price_paise: 32_000 })
  const card = async (of: number) =>
    (await openPage(shop.visitor(), `/categories/${category_id}`)).root
      .split(`href="/product/${of}-`)[1]
      ?.split('</a>')[0]
      ?.replaceAll(/<[^>]*>/g, ' ')
  expect(await card(id)).toMatch(/OUT OF STOCK[\s\S]*₹320/)
  await addVariant(shop.db, id, { price_paise: 25_000 })
  await shop.db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
  shop.clock.pass({ seconds: 2 })
  expect(await card(id)).toMatch(/from\s+₹250/)
  expect(await card(id)).not.toMatch(/OUT OF STOCK|₹400/)
  expect(await card(id)).toContain('2 sizes')
  expect(await card(same)).not.toContain('from ')
  expect(await card(same)).toMatch(/₹320[\s\S]*2 sizes/)
})
