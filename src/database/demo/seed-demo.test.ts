import { expect, test } from 'vitest'
import type { TitledPicture } from '#catalogue/pictures/contract.ts'
import type { Category } from '#catalogue/products/category-contract.ts'
import type { Product } from '#catalogue/products/contract.ts'
import type { Story, StoryCard } from '#catalogue/stories/contract.ts'
import { hasAdmin } from '#people/accounts/server/users.queries.ts'
import { disableDemoAccounts } from '#people/second-factor/server/disable-demo-accounts.ts'
import { addPasskey } from '#test/shop/second-factor.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { demoLogins, findDemoLogins } from './demo-logins.ts'
import { deleteDemoReviews, seedDemo } from './seed-demo.ts'

async function demoShop() {
  const shop = await createTestShop()
  await seedDemo(shop)
  const get = async <Answer>(url: string): Promise<Answer> => {
    const answer = await shop.visitor().get(url)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  return { shop, get }
}

test('an empty shop gets the demo catalogue, rupees and pictures as they should be', async () => {
  const { shop, get } = await demoShop()
  const categories = await get<Category[]>('/api/categories')
  expect(categories.map(({ name, tint }) => [name, tint])).toEqual([
    ['Porridge Mixes', 'porridge'],
    ['Muesli', 'muesli'],
    ['Seed Mixes', 'seeds'],
    ['Spices', 'spices'],
    ['Masalas', 'masalas'],
  ])
  const products = await get<Product[]>('/api/products')
  expect(products).toHaveLength(18)
  expect(products[0]).toMatchObject({ price: 240, mrp: 280, discount: 14, quantity: '500 g', stock: 48 })
  expect(products[0]?.composition).toHaveLength(5)
  expect(products[1]).toMatchObject({ price: 180, mrp: 180, discount: null })
  const [inTamil] = await get<Product[]>('/ta/api/products')
  expect(inTamil).toMatchObject({ id: products[0]?.id, name: 'சத்து மாவு', category_name: 'கஞ்சி மாவு' })
  expect(products.every((each) => each.image1 && each.pictures.length === 3)).toBe(true)
  const taxed = await shop.db.selectFrom('products').select(['hsn', 'tax_rate']).execute()
  expect(taxed.filter(({ hsn, tax_rate }) => !/^\d{4}$/.test(hsn ?? '') || tax_rate !== 5)).toEqual([])
})

test.each([
  ['bannerImage1', true],
  ['bannerImage2', true],
  ['bannerImage3', true],
  ['aboutImage1', false],
  ['aboutImage2', false],
  ['aboutImage3', false],
  ['loginBg', false],
])('%s shows a picture that is there', async (title, hasPhonePicture) => {
  const { shop, get } = await demoShop()
  const titled = await get<TitledPicture>(`/api/images/title/${title}`)
  expect(titled.phone_picture !== null).toBe(hasPhonePicture)
  const picture = await shop.visitor().get(`${titled.imageUrl}/320.avif`)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/avif'])
})

test.each(demoLogins)('the $role of the demo can log in', async ({ phone, pin, role }) => {
  const { shop } = await demoShop()
  const login = await shop.visitor().post('/api/auth/login', { phone, pin })
  expect(login.json()).toMatchObject({ role, redirect: role === 'admin' ? '/admin' : '/' })
})

// Requirement D-111: The demo's logins exist only in the demo.
test('publicly known logins are left out, and disabled where they exist', async () => {
  const shop = await createTestShop()
  await seedDemo(shop, { logins: false })
  expect(await findDemoLogins(shop.db)).toEqual([])

  await seedDemo(shop)
  const [{ phone, pin }, admin] = demoLogins
  const visitor = shop.visitor()
  await visitor.post('/api/auth/login', { phone, pin })
  expect((await visitor.get('/api/cart')).statusCode).toBe(200)
  expect(await disableDemoAccounts(shop.db)).toBe(2)
  expect((await visitor.get('/api/cart')).statusCode).toBe(401)
  for (const login of [{ phone, pin }, admin])
    expect(
      (await shop.visitor().post('/api/auth/login', { phone: login.phone, pin: login.pin })).statusCode,
    ).toBe(401)
  expect(await hasAdmin(shop.db)).toBe(false)
  await seedDemo(shop, { logins: false })
  expect(await disableDemoAccounts(shop.db)).toBe(0)
})

// Requirement D-111
test('a demo login whose pin a visitor changed isn’t shown, and is disabled too', async () => {
  const shop = await createTestShop()
  await seedDemo(shop)
  const [customer, { phone, pin }] = demoLogins
  const visitor = shop.visitor()
  await visitor.post('/api/auth/login', { phone, pin })
  await addPasskey(visitor)
  const again = { currentPassword: pin, newPassword: pin }
  expect((await visitor.put('/api/account/update', again)).statusCode).toBe(200)
  const { role, phone: told } = customer
  expect(await findDemoLogins(shop.db)).toEqual([{ phone: told, role, pin: customer.pin }])

  expect(await disableDemoAccounts(shop.db)).toBe(2)
  expect(await hasAdmin(shop.db)).toBe(false)
  expect((await visitor.get('/api/overview')).statusCode).toBe(401)
  expect((await visitor.post('/api/auth/login', { phone, pin })).statusCode).toBe(401)
  for (const table of [
    'sessions',
    'passkeys',
    'recovery_codes',
    'known_devices',
    'login_codes',
    'passkey_codes',
  ] as const)
    expect([table, await shop.db.selectFrom(table).select('user_id').execute()]).toEqual([table, []])
  expect(await disableDemoAccounts(shop.db)).toBe(0)
})

test('an account of somebody’s own stays when the demo’s logins end', async () => {
  const shop = await createTestShop()
  await seedDemo(shop)
  const own = await signInAs(shop, 'admin')
  await disableDemoAccounts(shop.db)
  expect((await own.get('/api/overview')).statusCode).toBe(200)
})

test('seeding again, or twice at once, adds nothing', async () => {
  const shop = await createTestShop()
  await Promise.all([seedDemo(shop), seedDemo(shop)])
  await seedDemo(shop)
  const count = async (table: 'products' | 'users' | 'pictures') => {
    const rows = await shop.db.selectFrom(table).select('id').execute()
    return rows.length
  }
  expect([await count('products'), await count('users'), await count('pictures')]).toEqual([18, 2, 69])
})

test('a shop with something of its own keeps to itself, archived or not', async () => {
  const shop = await createTestShop()
  await addProduct(shop.db, { archived_at: new Date() })
  await seedDemo(shop)
  expect((await shop.visitor().get('/api/products')).json()).toEqual([])
})

// Requirement D-399
test('the demo has reviews of five products in both languages; a real shop has none of them', async () => {
  const { shop, get } = await demoShop()
  const rated = (await get<Product[]>('/api/products')).filter(({ rating }) => rating)
  expect(rated).toHaveLength(5)
  expect(rated.reduce((sum, { rating }) => sum + (rating?.count ?? 0), 0)).toBe(12)
  const written = await get<{ language: string; reply: string }[]>(`/api/products/${rated[1]?.id}/reviews`)
  expect(new Set(written.map(({ language }) => language))).toEqual(new Set(['en', 'ta']))
  expect(written.some(({ reply }) => reply !== '')).toBe(true)
  expect(await get('/api/reviews/praise')).toHaveLength(3)

  await deleteDemoReviews(shop.db)
  shop.catalogueVersion.changed()
  expect((await get<Product[]>('/api/products')).filter(({ rating }) => rating)).toEqual([])
  expect(await get('/api/reviews/praise')).toEqual([])
  const real = await createTestShop()
  await seedDemo(real, { logins: false })
  expect(await real.db.selectFrom('reviews').select('id').execute()).toEqual([])
})

// Requirement D-431: A new demo shop has two recipes and a grower's story in both languages; a real shop has none.
test('an empty shop gets two recipes and a story in both languages', async () => {
  const { get } = await demoShop()
  const stories = await get<StoryCard[]>('/api/stories')
  expect(stories.map(({ kind }) => kind)).toEqual(['recipe', 'recipe', 'story'])
  for (const { id, title, summary } of stories) {
    const [english, tamil] = [
      await get<Story>(`/api/stories/${id}`),
      await get<Story>(`/ta/api/stories/${id}`),
    ]
    expect(english.products.length).toBeGreaterThan(0)
    expect([tamil.title, tamil.summary]).not.toContain(title)
    expect(tamil.summary).not.toBe(summary)
    expect(tamil.steps).toHaveLength(english.steps.length)
    expect(tamil.ingredients).toHaveLength(english.ingredients.length)
  }
  const real = await createTestShop()
  expect((await real.visitor().get('/api/stories')).json()).toEqual([])
})
