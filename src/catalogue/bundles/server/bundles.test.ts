import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'

type Bundle = { id: number; name: string; stock: number; problems: string[] }

// Requirement D-445: Shoppers see a bundle while it is published, all of its parts are on sale and it costs less than they do
//   one by one; it is available while the stock of its parts is enough (decision X53).
test('a bundle is on offer with its parts, as long as they are on sale and cost more', async () => {
  const { shop, admin, bundle, small, ragi } = await shopWithBundle()
  const visitor = shop.visitor()
  const shown = () => visitor.get(`/api/bundles/${bundle.id}`)
  expect((await shown()).json()).toMatchObject({
    name: 'Breakfast box',
    price: 899,
    parts_price: 960,
    stock: 5,
    parts: [{ name: 'Ragi mix' }, { name: 'Muesli' }, { name: 'Seed mix 200 g', quantity: 2 }],
  })
  expect((await visitor.get(`/ta/api/bundles/${bundle.id}`)).json().name).toBe('காலை உணவு பெட்டி')
  const ofRagi = (await visitor.get(`/api/bundles?product_id=${ragi.id}`)).json()
  expect(ofRagi.map(({ name }: Bundle) => name)).toEqual(['Breakfast box'])

  await shop.db.updateTable('packs').set({ price_paise: 11_000 }).where('id', '=', small.id).execute()
  shop.catalogueVersion.changed()
  await shop.db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
  expect((await shown()).statusCode).toBe(404)
  const kept: Bundle = (await admin.get(`/api/bundles/all/${bundle.id}`)).json()
  expect(kept.problems).toEqual(['NOT_CHEAPER'])
})

test('a hidden part takes the bundle off sale, and the merchant sees why', async () => {
  const { shop, admin, bundle, muesli, shopper } = await shopWithBundle()
  await admin.delete(`/api/products/${muesli.id}`)
  expect((await shop.visitor().get(`/api/bundles/${bundle.id}`)).statusCode).toBe(404)
  expect((await shopper.post('/api/cart/bundles', { bundle_id: bundle.id })).statusCode).toBe(404)
  expect((await admin.get('/api/bundles/all')).json()[0].problems).toEqual(['PART_NOT_ON_SALE'])
})

// Requirement D-446: The merchant adds, edits and deletes bundles; one that costs as much as its parts, has a part twice or
//   claims what a label doesn't carry is refused with a reason, and nothing changes (decision X53).
test('a bundle that cannot be sold is refused beside the field that is wrong', async () => {
  const { admin, bundle, input, ragi, muesli } = await shopWithBundle()
  const twice = [
    { pack_id: ragi.pack_id, quantity: 1 },
    { pack_id: ragi.pack_id, quantity: 2 },
  ]
  const refused: [object, string, string][] = [
    [{ price: '960' }, 'price', 'A bundle must cost less than its products together, which cost ₹960.'],
    [{ parts: twice }, 'parts', 'This size is already in the bundle.'],
    [{ parts: twice.slice(0, 1) }, 'parts', 'Choose at least two products.'],
    [
      { parts: [{ pack_id: 999, quantity: 1 }, ...twice.slice(0, 1)] },
      'parts',
      'One of the products was deleted. Remove it.',
    ],
    [
      { parts: [{ pack_id: muesli.pack_id, quantity: 21 }, ...twice.slice(0, 1)] },
      'parts',
      'Enter a number from 1 to 20.',
    ],
    [
      { description: 'Everything is gluten-free.' },
      'description',
      'The label of every product in the bundle must carry “Gluten-free”. Remove it from the text, or complete the labels.',
    ],
  ]
  for (const [change, field, message] of refused) {
    const answer = await admin.put(`/api/bundles/${bundle.id}`, change)
    const { fields } = answer.json()
    const shown = Object.entries(fields ?? {}).find(([name]) => name.startsWith(field))
    expect([answer.statusCode, shown?.[1]]).toEqual([400, message])
  }
  const same = await admin.post('/api/bundles/add', input)
  expect(same.json().fields).toEqual({
    name: 'A bundle named Breakfast box already exists. Enter another name.',
  })
  expect((await admin.get('/api/bundles/all')).json()).toMatchObject([
    { price: 899, version: bundle.version },
  ])
})

test('of two people who edit a bundle, the second is shown what the first one saved', async () => {
  const { admin, bundle } = await shopWithBundle()
  const { version } = bundle
  const first = await admin.put(`/api/bundles/${bundle.id}`, { version, price: '880' })
  expect([first.statusCode, first.json().price]).toEqual([200, 880])
  const second = await admin.put(`/api/bundles/${bundle.id}`, { version, name: 'Morning box' })
  expect([second.statusCode, second.json().code, second.json().current.price]).toEqual([
    409,
    'EDITED_MEANWHILE',
    880,
  ])
})

test('bundles are searched, sorted and paged, and a deleted one is gone', async () => {
  const { admin, input, bundle } = await shopWithBundle()
  await admin.post('/api/bundles/add', { ...input, name: 'Another box', price: '700', published: false })
  const names = async (query: string) =>
    (await admin.get(`/api/bundles/all?${query}`)).json().map(({ name }: Bundle) => name)
  expect(await names('sort=name')).toEqual(['Another box', 'Breakfast box'])
  expect(await names('sort=newest')).toEqual(['Another box', 'Breakfast box'])
  expect(await names('sort=price&limit=1')).toEqual(['Another box'])
  expect(await names('q=breakfast')).toEqual(['Breakfast box'])
  const page = await admin.get('/api/bundles/all?sort=price&limit=1')
  const next = /cursor=([^>&]+)/.exec(String(page.headers.link))?.[1] ?? ''
  expect(await names(`sort=price&limit=1&cursor=${next}`)).toEqual(['Breakfast box'])
  expect((await admin.delete(`/api/bundles/${bundle.id}`)).json().message).toBe('Breakfast box deleted.')
  expect(await names('sort=name')).toEqual(['Another box'])
})
