import { expect, test } from 'vitest'
import { applySchedules } from '#catalogue/products/server/visibility/apply-schedules.ts'
import { createShopWithPages, openPage } from '#test/pages/open-page.ts'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import { addPricedProduct, completeLabel, createRealShop } from '#test/shop/real-shop.ts'
import { signInAs } from '#test/shop/shop.ts'

const plain = { name: 'Podi', one_liner: 'With rice', description: 'Ground on Fridays.', quantity: '400 g' }
const ta = (texts: object) => JSON.stringify({ ta: texts })

// Requirement D-338: In a real shop, a product's text claims only what its own label states or the merchant has
//   confirmed; filters and search engines use the label (decision X25).
test.each([
  ['name', { name: 'Whole-grain Podi' }, { claims: ['whole_grain'] }],
  ['one-liner', { one_liner: 'No added preservatives' }, { claims: ['no_preservatives'] }],
  ['description', { description: 'An **organic** podi.' }, { generic_name: 'Organic podi' }],
  ['Tamil text', { translations: ta({ description: 'வீகன் பொடி' }) }, { claims: ['vegan'] }],
] as const)(
  'a claim in a product’s %s can be sold only once its label states it',
  async (_, words, carrying) => {
    const shop = await createRealShop()
    const admin = await signInAs(shop, 'admin')
    const hidden = { hidden: true, archived_at: shop.clock.now() }
    const { id } = await addPricedProduct(shop.db, { ...plain, ...hidden, ...words })
    const save = (label: object, version: number) =>
      admin.put(`/api/products/${id}/label`, { ...completeLabel, ...label, version })
    const missing = async () => (await admin.get(`/api/products/${id}/missing`)).json().missing
    const show = () => admin.put(`/api/products/${id}/visibility`, { hidden: false })

    await save({}, 0)
    expect(await missing()).toEqual(['claims'])
    const refused = await show()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CLAIMS_NOT_CONFIRMED'])
    await save(carrying, 1)
    expect(await missing()).toEqual([])
    expect((await show()).statusCode).toBe(200)
    expect((await save({}, 2)).statusCode).toBe(400)
  },
)

// Requirement D-341: A label's own sentences are checked for claims like the product's text (decision X25).
test.each([
  ['generic name', { generic_name: 'Whole-grain podi', contains: [] }],
  ['ingredients', { ingredients: 'Organic red chillies, salt' }],
  ['storage advice', { storage: 'Keeps for months without preservatives.' }],
  ['directions', { directions: 'Cures diabetes. A spoon a day.' }],
  ['name, where no name proves a cure', { generic_name: 'Podi that cures diabetes' }],
  ['Tamil directions', { translations: { ta: { directions: 'நோய் எதிர்ப்பு சக்தி தரும்.' } } }],
])('a claim in the label’s %s is checked like one in the product’s text', async (_, texts) => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const { id } = await addPricedProduct(shop.db, { ...plain, hidden: true, archived_at: shop.clock.now() })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, ...texts, version: 0 })
  expect((await admin.get(`/api/products/${id}/missing`)).json().missing).toEqual(['claims'])
  const show = (more: object = {}) => admin.put(`/api/products/${id}/visibility`, { hidden: false, ...more })
  const asked = await show()
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'CLAIMS_NOT_CONFIRMED'])
  expect((await show({ claims_confirmed: true })).statusCode).toBe(200)
})

// Requirement D-338
test('a product on sale gains no claim beyond its label; earlier claims are warned about and don’t match filters', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const sold = await addPricedProduct(shop.db, plain)
  const old = await addPricedProduct(shop.db, { ...plain, name: 'Vegan Podi' })
  const carrying = await addPricedProduct(shop.db, { ...plain, name: 'Vegan Mix' })
  for (const [{ id }, claims] of [
    [sold, []],
    [old, []],
    [carrying, ['vegan']],
  ] as const)
    await admin.put(`/api/products/${id}/label`, { ...completeLabel, claims, version: 0 })
  const { version } = (await admin.get(`/api/products/all/${sold.id}`)).json()
  const edited = await sendForm(admin, 'put', `/api/products/${sold.id}`, { name: 'Vegan Curry', version })
  expect([edited.statusCode, edited.json().message]).toEqual([409, expect.stringMatching(/“Vegan”/)])
  expect((await admin.get('/api/products/incomplete')).json().products).toEqual([
    { id: old.id, name: 'Vegan Podi', missing: ['claims'], on_sale: true },
  ])

  const found = (await shop.visitor().get('/api/products?claim=vegan&limit=20')).json()
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Vegan Mix'])
})

// Requirement D-339: A product whose text claims more than its label is sold only after the merchant confirms it, in
//   its form, with `Show` or for a schedule; the log says who confirmed it, and new wording asks again (decision
//   X45).
test('the merchant can confirm a claim beyond the label in every form, and the log says who did', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin', { name: 'Malar' })
  const { id } = await addPricedProduct(shop.db, {
    ...plain,
    name: 'Vegan Podi',
    hidden: true,
    archived_at: shop.clock.now(),
  })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const show = (more: object = {}) => admin.put(`/api/products/${id}/visibility`, { hidden: false, ...more })
  const edit = async (fields: Record<string, string>) => {
    const { version } = (await admin.get(`/api/products/all/${id}`)).json()
    return sendForm(admin, 'put', `/api/products/${id}`, { ...fields, version })
  }
  const missing = async () => (await admin.get(`/api/products/${id}/missing`)).json().missing
  const asked = await show()
  expect(asked.json()).toMatchObject({
    code: 'CLAIMS_NOT_CONFIRMED',
    message: expect.stringContaining('“Vegan”'),
    claims: [{ claim: 'Vegan', carrying: 0, lacking: 1, saying: [], not_saying: ['Vegan Podi'] }],
  })
  expect((await show({ claims_confirmed: true })).statusCode).toBe(200)
  expect(await missing()).toEqual([])
  // A confirmed claim is not asked about again; the same claim in another text is.
  expect((await edit({ one_liner: 'Hot' })).statusCode).toBe(200)
  expect((await edit({ description: 'Vegan through and through.' })).statusCode).toBe(409)
  expect(
    (await edit({ description: 'Vegan through and through.', claims_confirmed: 'true' })).statusCode,
  ).toBe(200)
  expect((await edit({ description: 'Cures colds.' })).json().claims).toMatchObject([
    { claim: 'Good for health' },
  ])
  // The product page shows it, but filters go by the label alone.
  expect((await shop.visitor().get(`/api/products/${id}`)).statusCode).toBe(200)
  expect((await shop.visitor().get('/api/products?claim=vegan')).json()).toEqual([])
  const log = (await admin.get(`/api/activity?subject_kind=product&subject_id=${id}`)).json()
  expect(
    log
      .filter(({ action }: { action: string }) => action.startsWith('confirmed'))
      .map(({ actor, action, subject_name }: Record<string, string>) => `${actor} ${action} ${subject_name}`),
  ).toEqual(Array(2).fill('Malar confirmed that “Vegan” can be proved for Vegan Podi'))

  const added = (more: Record<string, string> = {}) =>
    sendForm(admin, 'post', '/api/products/add', {
      ...muesliForm(1),
      name: 'Organic Mix',
      visibility: 'on_sale',
      ...more,
    })
  // A confirmation does not replace a label.
  expect((await added({ claims_confirmed: 'true' })).json().message).toMatch(/ingredients/)
})

// Requirement D-339
test('a confirmed schedule is carried out, and the product table sends the merchant to the form', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const hidden = { hidden: true, archived_at: shop.clock.now() }
  const { id } = await addPricedProduct(shop.db, { ...plain, ...hidden, name: 'Vegan Podi' })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const read = async () => (await admin.get(`/api/products/all/${id}`)).json()
  const { version } = await read()
  const table = await admin.post('/api/products/changes', {
    form_key: crypto.randomUUID(),
    products: [{ id, version, visibility: 'on_sale', packs: [] }],
  })
  expect(table.json()).toMatchObject([
    { outcome: 'refused', message: expect.stringMatching(/your confirmation/) },
  ])
  const publish_at = new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
  const plan = (more: object = {}) =>
    sendForm(admin, 'put', `/api/products/${id}`, { publish_at, version, ...more })
  expect((await plan()).statusCode).toBe(409)
  expect((await plan({ claims_confirmed: 'true' })).statusCode).toBe(200)
  shop.clock.pass({ minutes: 120 })
  await applySchedules(shop)
  expect((await shop.visitor().get(`/api/products/${id}`)).statusCode).toBe(200)
})

// Requirement D-339
test('old claims of a product on sale don’t allow new ones', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const { id, version } = await addPricedProduct(shop.db, { ...plain, name: 'Vegan Podi' })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, version: 0 })
  const edit = (fields: object) => sendForm(admin, 'put', `/api/products/${id}`, { ...fields, version })
  expect((await edit({ description: 'Cures diabetes.' })).json().claims).toMatchObject([
    { claim: 'Good for health' },
  ])
  expect((await edit({ price: '99' })).statusCode).toBe(200)
})

// Requirement D-338
test('search engines see a diet only if the label states it, whatever the name says', async () => {
  const shop = await createShopWithPages()
  const admin = await signInAs(shop, 'admin')
  const dataOf = async (claims: string[]) => {
    const { id } = await addPricedProduct(shop.db, { ...plain, name: 'Vegan Podi' })
    await admin.put(`/api/products/${id}/label`, { ...completeLabel, claims, version: 0 })
    const { text, html } = await openPage(shop.visitor(), `/product/${id}`)
    expect(text).toContain('Vegan Podi')
    return html
  }
  expect(await dataOf([])).not.toContain('schema.org/VeganDiet')
  expect(await dataOf(['vegan'])).toContain('schema.org/VeganDiet')
})
