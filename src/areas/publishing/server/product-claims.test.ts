import { expect, test } from 'vitest'
import { createShopWithPages, openPage } from '../../../../test/pages/open-page.ts'
import { sendForm } from '../../../../test/shop/forms.ts'
import { realShop, wholeLabel } from '../../../../test/shop/real-shop.ts'
import { addProduct, signInAs } from '../../../../test/shop/shop.ts'

const plain = { name: 'Podi', one_liner: 'With rice', description: 'Ground on Fridays.', quantity: '400 g' }
const ta = (texts: object) => JSON.stringify({ ta: texts })

test.each([
  ['name', { name: 'Whole-grain Podi' }, { claims: ['whole_grain'] }],
  ['one-liner', { one_liner: 'No added preservatives' }, { claims: ['no_preservatives'] }],
  ['description', { description: 'An **organic** podi.' }, { generic_name: 'Organic podi' }],
  ['Tamil text', { translations: ta({ description: 'வீகன் பொடி' }) }, { claims: ['vegan'] }],
] as const)(
  'a claim in a product’s %s is sold only once its label carries it',
  async (_, words, carrying) => {
    const shop = await realShop()
    const admin = await signInAs(shop, 'admin')
    const hidden = { hidden: true, archived_at: shop.clock.now() }
    const { id } = await addProduct(shop.db, { ...plain, ...hidden, ...words })
    const save = (label: object, version: number) =>
      admin.put(`/api/products/${id}/label`, { ...wholeLabel, ...label, version })
    const missing = async () => (await admin.get(`/api/products/${id}/missing`)).json().missing
    const show = () => admin.put(`/api/products/${id}/visibility`, { hidden: false })

    await save({}, 0)
    expect(await missing()).toEqual(['claims'])
    const refused = await show()
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringMatching(/each claim/)])
    await save(carrying, 1)
    expect(await missing()).toEqual([])
    expect((await show()).statusCode).toBe(200)
    expect((await save({}, 2)).statusCode).toBe(400)
  },
)

test('what is on sale gains no claim that its label lacks; what claimed before is warned about, and not found by it', async () => {
  const shop = await realShop()
  const admin = await signInAs(shop, 'admin')
  const sold = await addProduct(shop.db, plain)
  const old = await addProduct(shop.db, { ...plain, name: 'Vegan Podi' })
  const carrying = await addProduct(shop.db, { ...plain, name: 'Vegan Mix' })
  for (const [{ id }, claims] of [
    [sold, []],
    [old, []],
    [carrying, ['vegan']],
  ] as const)
    await admin.put(`/api/products/${id}/label`, { ...wholeLabel, claims, version: 0 })
  const { version } = (await admin.get(`/api/products/all/${sold.id}`)).json()
  const edited = await sendForm(admin, 'put', `/api/products/${sold.id}`, { name: 'Vegan Curry', version })
  expect([edited.statusCode, edited.json().message]).toEqual([400, expect.stringMatching(/each claim/)])
  expect((await admin.get('/api/products/incomplete')).json().products).toEqual([
    { id: old.id, name: 'Vegan Podi', missing: ['claims'], on_sale: true },
  ])

  const found = (await shop.visitor().get('/api/products?claim=vegan&limit=20')).json()
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Vegan Mix'])
})

test('search engines are told of a diet only where the label carries it, whatever the name says', async () => {
  const shop = await createShopWithPages()
  const admin = await signInAs(shop, 'admin')
  const dataOf = async (claims: string[]) => {
    const { id } = await addProduct(shop.db, { ...plain, name: 'Vegan Podi' })
    await admin.put(`/api/products/${id}/label`, { ...wholeLabel, claims, version: 0 })
    const { text, html } = await openPage(shop.visitor(), `/product/${id}`)
    expect(text).toContain('Vegan Podi')
    return html
  }
  expect(await dataOf([])).not.toContain('schema.org/VeganDiet')
  expect(await dataOf(['vegan'])).toContain('schema.org/VeganDiet')
})
