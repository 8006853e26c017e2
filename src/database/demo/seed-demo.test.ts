import { expect, test } from 'vitest'
import { addProduct, createTestShop } from '../../../test/shop.ts'
import type { Category, Product } from '../../areas/catalogue/contract.ts'
import type { TitledPicture } from '../../areas/pictures/contract.ts'
import { demoLogins } from './demo-logins.ts'
import { seedDemo } from './seed-demo.ts'

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
  const { get } = await demoShop()
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
  expect(products.every((each) => each.image1 && each.pictures.length === 3)).toBe(true)
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
