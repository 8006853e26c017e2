import { expect, test } from 'vitest'
import { muesliForm, plainPicture, sendForm } from '#test/shop/forms.ts'
import { addCategory, createTestShop, signInAs } from '#test/shop/shop.ts'

const leaf = await plainPicture('#5E7A3A')
const plum = await plainPicture('#7A3B47')

/** An administrator with a completed product form. */
async function backOffice() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const filled = muesliForm((await addCategory(shop.db, { name: 'Muesli' })).id)
  const add = async (fields: Record<string, string>, files: Buffer[] = []) =>
    sendForm(admin, 'post', '/api/products/add', { ...filled, ...fields }, files)
  const log = async () => (await admin.get('/api/activity')).json()
  return { shop, admin, add, log }
}

test('a form that is sent again, its answer lost, gives the product that it added', async () => {
  const { shop, admin, add, log } = await backOffice()
  const form = { form_key: 'a-form-in-a-browser', mrp: '400' }
  const [first, again] = await Promise.all([add(form, [leaf, plum]), add(form, [leaf, plum])])
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json()).toEqual(first.json())
  expect((await shop.visitor().get('/api/products')).json()).toEqual([first.json()])
  expect(await log()).toHaveLength(1)

  expect((await add({ ...form, form_key: 'another-form-there' })).statusCode).toBe(201)
  expect((await shop.visitor().get('/api/products')).json()).toHaveLength(2)

  await admin.delete(`/api/products/${first.json().id}`)
  expect((await add(form, [leaf, plum])).statusCode).toBe(404)
})

test.each([
  ['another price', { price: '90' }, [leaf]],
  ['no discount any more', { discount: '' }, [leaf]],
  ['another picture', {}, [plum]],
])('a form sent again with %s is told that it was added otherwise', async (_what, fields, files) => {
  const { shop, add } = await backOffice()
  const form = { form_key: 'a-form-in-a-browser', discount: '9', mrp: '400' }
  const added = (await add(form, [leaf])).json()
  const refused = await add({ ...form, ...fields }, files)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'ADDED_DIFFERENTLY',
      fields: { name: expect.stringContaining('Edit it in View Products.') },
    },
  ])
  expect((await shop.visitor().get('/api/products')).json()).toEqual([added])
})
