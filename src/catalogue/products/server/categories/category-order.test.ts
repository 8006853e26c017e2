import { expect, test } from 'vitest'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addCategory, createTestShop, signInAs } from '#test/shop/shop.ts'

async function withCategories() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const ids = new Map<string, number>()
  for (const name of ['Porridge', 'Muesli', 'Seeds']) ids.set(name, (await addCategory(shop.db, { name })).id)
  const move = (name: string, to: string) => admin.put(`/api/categories/${ids.get(name)}/move`, { to })
  const see = async (query = '') => {
    const answer = await shop.visitor().get(`/api/categories${query}`)
    const next = /<([^>]+)>/.exec(String(answer.headers.link))?.[1]
    return { names: answer.json().map(({ name }: { name: string }) => name), next }
  }
  return { shop, admin, move, see }
}

// Requirement D-121: Categories appear in the merchant's order.
test('categories are shown in the merchant’s order, new ones last', async () => {
  const { admin, move, see } = await withCategories()
  expect((await see()).names).toEqual(['Porridge', 'Muesli', 'Seeds'])
  await move('Seeds', 'earlier')
  expect((await see()).names).toEqual(['Porridge', 'Seeds', 'Muesli'])
  await move('Porridge', 'later')
  expect((await see()).names).toEqual(['Seeds', 'Porridge', 'Muesli'])
  const spices = { name: 'Spices', description: 'Ground by hand' }
  await sendForm(admin, 'post', '/api/categories/add', spices, [await plainPicture('#A23E26')])
  expect((await see()).names).toEqual(['Seeds', 'Porridge', 'Muesli', 'Spices'])
})

test('pages follow the order', async () => {
  const { move, see } = await withCategories()
  await move('Seeds', 'earlier')
  const first = await see('?limit=2')
  expect(first.names).toEqual(['Porridge', 'Seeds'])
  expect((await see(first.next?.slice(first.next.indexOf('?')))).names).toEqual(['Muesli'])
})

test('at the end of the row a category stays where it is', async () => {
  const { shop, admin, move, see } = await withCategories()
  expect((await move('Porridge', 'earlier')).statusCode).toBe(200)
  expect((await move('Seeds', 'later')).statusCode).toBe(200)
  expect((await see()).names).toEqual(['Porridge', 'Muesli', 'Seeds'])
  expect((await move('Seeds', 'sideways')).statusCode).toBe(400)
  expect((await admin.put('/api/categories/999/move', { to: 'later' })).statusCode).toBe(404)
  const customer = await signInAs(shop, 'customer')
  expect((await customer.put('/api/categories/1/move', { to: 'later' })).statusCode).toBe(403)
})
