import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { StoreSettings } from '../contract.ts'
import { demoStoreSettings } from './default-store-settings.ts'

async function open(env = {}) {
  const shop = await createTestShop({ env })
  const admin = await signInAs(shop, 'admin')
  const facts = async (): Promise<StoreSettings> => (await admin.get('/api/store')).json().facts
  const save = (before: object, after: object) => admin.put('/api/store/part', { before, facts: after })
  return { shop, admin, facts, save }
}

// Requirement D-532: Each card of the settings is saved separately: it changes only its own settings, is refused only
//   if somebody else has changed one of the same settings, and can be saved while others are still empty (decision X62).
test('a card changes only its own settings, whatever was saved in others since it was opened', async () => {
  const { facts, save } = await open()
  const { tagline, email, shipping } = await facts()
  expect((await save({ tagline }, { tagline: 'Spices of the hills' })).statusCode).toBe(200)
  const answer = await save({ email }, { email: 'care@malar.example' })
  expect(answer.json()).toMatchObject({
    version: 2,
    facts: { tagline: 'Spices of the hills', email: 'care@malar.example' },
  })
  await save({ shipping: { district: shipping.district } }, { shipping: { district: 'Erode' } })
  await save({ shipping: { deliveryDays: shipping.deliveryDays } }, { shipping: { deliveryDays: '2-4' } })
  expect(await facts()).toEqual({
    ...JSON.parse(JSON.stringify(demoStoreSettings)),
    tagline: 'Spices of the hills',
    email: 'care@malar.example',
    shipping: { ...shipping, district: 'Erode', deliveryDays: '2-4' },
  })
})

// Requirement D-532
test('the second of two who change the same setting gets what the first saved', async () => {
  const { facts, save } = await open()
  const { tagline, blurb } = await facts()
  await save({ tagline }, { tagline: 'Spices of the hills' })
  const refused = await save({ tagline, blurb }, { tagline: 'Muesli', blurb: 'Of the plains' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'FACTS_CHANGED', current: { version: 1, facts: { tagline: 'Spices of the hills', blurb } } },
  ])
  expect((await facts()).blurb).toBe(blurb)
})

// Requirement D-532
test('an optional setting is removed, a required one is not', async () => {
  const { facts, save } = await open()
  const fssai = '12420008000999'
  expect((await save({}, { fssai })).statusCode).toBe(200)
  expect((await save({}, { fssai: '12420008000998' })).statusCode).toBe(409)
  expect((await save({ fssai }, {})).statusCode).toBe(200)
  expect((await facts()).fssai).toBeUndefined()
  const { name, shipping } = await facts()
  const refused = await save({ name }, {})
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { facts: 'Fill in this field.' }])
  const { district } = shipping
  expect((await save({ shipping: { district } }, {})).json().fields).toEqual({
    facts: 'Fill in this field.',
  })
  expect((await save({ name }, { name, nonsense: 1 })).statusCode).toBe(400)
})

// Requirement D-532
test('a new shop’s settings are saved one by one, while others are still empty', async () => {
  const { facts, save } = await open({ DEMO: 'off' })
  const { name, phones } = await facts()
  const [first, second] = await Promise.all([
    save({ name }, { name: 'Malar Stores' }),
    save({ phones }, { phones: ['+91 90000 00001'] }),
  ])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(await facts()).toMatchObject({ name: 'Malar Stores', phones: ['+91 90000 00001'], email: '' })
  expect((await save({ email: '' }, { email: 'malar' })).json().fields).toEqual({
    facts: 'Enter a valid Email',
  })
})

test('a GSTIN that doesn’t fit is refused in a part as well', async () => {
  const { facts, save } = await open()
  const { tax } = await facts()
  const refused = await save({ tax }, { tax: { ...tax, kind: 'regular' } })
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { facts: 'Enter your GSTIN. A registered shop needs one.' },
  ])
})
