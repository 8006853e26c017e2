import { expect, test } from 'vitest'
import { blankLabel } from '#catalogue/labels/contract.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

// Requirement D-337: A category's text claims only what the label of each of its products states, or what the
//   merchant has confirmed (decision X25).
test('a category’s text may claim what the label of each of its products states; the merchant confirms anything else', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { name: 'Malar' })
  const add = async (fields: Record<string, string> = {}) =>
    sendForm(
      admin,
      'post',
      '/api/categories/add',
      { name: 'Seeds', description: 'Vegan seeds.', ...fields },
      [await plainPicture('#5E7A3A')],
    )
  const refused = await add()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CLAIMS_NOT_CONFIRMED'])
  expect((await shop.visitor().get('/api/categories')).json()).toEqual([])
  const { id } = (await add({ claims_confirmed: 'true' })).json()

  const seeds = await addProduct(shop.db, { name: 'Seed Mix', category_id: id })
  const label = { ...blankLabel, claims: ['gluten_free'], version: 0 }
  expect((await admin.put(`/api/products/${seeds.id}/label`, label)).statusCode).toBe(200)
  await addProduct(shop.db, { name: 'Wheat Rava' })
  const edit = (fields: Record<string, string | number>) =>
    sendForm(admin, 'put', `/api/categories/${id}`, fields, [])
  const tamil = JSON.stringify({ ta: { description: 'சர்க்கரை சேர்க்காத விதைகள்' } })
  expect((await edit({ description: 'Gluten-free, vegan seeds.', version: 1 })).json().claims).toMatchObject([
    { claim: 'Vegan', carrying: 0, lacking: 1 },
  ])
  expect((await edit({ description: 'Gluten-free seeds.', version: 1 })).statusCode).toBe(200)
  expect((await edit({ translations: tamil, version: 2 })).json().claims).toMatchObject([
    { claim: 'No added sugar', not_saying: ['Seed Mix'] },
  ])
  expect((await edit({ translations: tamil, claims_confirmed: 'true', version: 2 })).statusCode).toBe(200)
  const log = (await admin.get(`/api/activity?subject_kind=category&subject_id=${id}`)).json()
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'edited',
    'confirmed that the labels support “No added sugar” on',
    'edited',
    'confirmed that the labels support “Vegan” on',
    'added',
  ])
})
