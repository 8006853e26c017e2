import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { AddressWithNotices } from '../contract.ts'

const home = {
  name: 'home',
  full_name: 'Anitha Raj',
  address_line1: '14, Sathy Road',
  landmark: 'opposite the temple',
  city: 'Annur',
  district: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641653',
  country: 'India',
}
const work = {
  ...home,
  name: 'work',
  address_line1: '3, Race Course',
  city: 'Coimbatore',
  postal_code: '641018',
}

async function shopWithShopper() {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const add = async (address: object): Promise<AddressWithNotices> => {
    const added = await shopper.post('/api/addresses', address)
    expect(added.statusCode).toBe(201)
    return added.json()
  }
  const list = async (): Promise<AddressWithNotices[]> => (await shopper.get('/api/addresses')).json()
  return { shop, shopper, add, list }
}

const named = (addresses: AddressWithNotices[]) => addresses.map(({ name, is_default }) => [name, is_default])

// Requirement D-239: A customer keeps up to ten addresses, with names and one default; deleting the default makes
//   another one the default (decision X3).
test('a customer keeps several addresses, and the first is the default until another one is selected', async () => {
  const { shopper, add, list } = await shopWithShopper()
  const first = await add(home)
  const second = await add(work)
  expect(first).toMatchObject({ ...home, is_default: true, version: 1 })
  expect(named(await list())).toEqual([
    ['home', true],
    ['work', false],
  ])
  const answer = await shopper.put(`/api/addresses/${second.id}/default`, {})
  expect(answer.json()).toMatchObject({ name: 'work', is_default: true })
  expect(named(await list())).toEqual([
    ['work', true],
    ['home', false],
  ])
})

// Requirement 3-14: A user who has several addresses has exactly one default, which is the address that the lookup
//   returns (decision X3).
test('the specification’s endpoints use the default address, and leave the others unchanged', async () => {
  const { shopper, add, list } = await shopWithShopper()
  await add(home)
  const { id } = await add(work)
  await shopper.put(`/api/addresses/${id}/default`, {})
  const { name: _, landmark: __, district: ___, ...eight } = work
  const read = (await shopper.get(`/api/address/${shopper.user.id}`)).json()
  expect(read).toMatchObject({ exists: true, address: { id, ...eight } })
  const saved = await shopper.put('/api/address/upsert', { ...eight, address_line1: '4, Race Course' })
  expect(saved.json()).toMatchObject({ exists: true, address: { id, address_line1: '4, Race Course' } })
  expect((await list()).map(({ name, address_line1 }) => [name, address_line1])).toEqual([
    ['work', '4, Race Course'],
    ['home', '14, Sathy Road'],
  ])
})

// Requirement D-239
test('deleting the default makes another one the default, and deleting twice says so', async () => {
  const { shopper, add, list } = await shopWithShopper()
  const { id } = await add(home)
  await add(work)
  expect((await shopper.delete(`/api/addresses/${id}`)).statusCode).toBe(200)
  expect(named(await list())).toEqual([['work', true]])
  const again = await shopper.delete(`/api/addresses/${id}`)
  const sentence = 'This address has been deleted. Choose another one.'
  expect([again.statusCode, again.json().error]).toEqual([404, sentence])
  const edited = await shopper.put(`/api/addresses/${id}`, { ...home, version: 1 })
  expect([edited.statusCode, edited.json().error]).toEqual([404, sentence])
})

// Requirement D-239
test('ten addresses are kept, an eleventh is rejected, and a duplicate is saved once', async () => {
  const { shopper, add, list } = await shopWithShopper()
  const first = await add({ ...home, address_line1: 'House 0' })
  for (let n = 1; n < 10; n++) await add({ ...home, address_line1: `House ${n}` })
  expect((await add({ ...home, address_line1: 'House 0' })).id).toBe(first.id)
  const refused = await shopper.post('/api/addresses', { ...home, address_line1: 'House 10' })
  expect([refused.statusCode, refused.json().code, refused.json().error]).toEqual([
    409,
    'TOO_MANY_ADDRESSES',
    'You can save up to 10 addresses. To add another, delete one you no longer need.',
  ])
  expect(await list()).toHaveLength(10)
})

// Requirement D-244: If two windows change an address, the second sees what the first one saved.
test('the second of two windows that change an address sees what the first one saved', async () => {
  const { shopper, add, list } = await shopWithShopper()
  const { id, version } = await add(home)
  const save = (landmark: string, seen: number) =>
    shopper.put(`/api/addresses/${id}`, { ...home, landmark, version: seen })
  expect((await save('beside the bank', version)).statusCode).toBe(200)
  const second = await save('behind the school', version)
  expect([second.statusCode, second.json().code, second.json().current]).toMatchObject([
    409,
    'ADDRESS_CHANGED',
    { landmark: 'beside the bank', version: 2 },
  ])
  expect((await list())[0]?.landmark).toBe('beside the bank')
  expect((await save('behind the school', second.json().current.version)).statusCode).toBe(200)
})

// Requirement D-239
test('nobody can read, change, delete or select another customer’s address', async () => {
  const { shop, add, list } = await shopWithShopper()
  const { id } = await add(home)
  const other = await signInAs(shop, 'customer')
  const answers = [
    await other.put(`/api/addresses/${id}`, { ...work, version: 1 }),
    await other.put(`/api/addresses/${id}/default`, {}),
    await other.delete(`/api/addresses/${id}`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect((await other.get('/api/addresses')).json()).toEqual([])
  expect(await list()).toMatchObject([home])
})

// Requirement D-245: Each address shows whether delivery to it is possible (decision X1).
test('each address says whether delivery to it is possible', async () => {
  const { add, list } = await shopWithShopper()
  await add(work)
  const outside = await add({ ...work, name: 'Amma', city: 'Chennai', postal_code: '600001' })
  const notice = /^We don’t deliver to 600001 yet/
  expect(outside.notice).toMatch(notice)
  expect((await list()).map((address) => address.notice)).toEqual([undefined, expect.stringMatching(notice)])
})

// Requirement D-241: The address form follows the Indian format: PIN code first, landmark, district, state from a
//   list; errors are shown at the field.
test.each([
  ['state', 'Bavaria', 'Select an Indian state or union territory.'],
  ['state', '', 'Fill in this field.'],
  ['name', 'x'.repeat(31), 'Use at most 30 characters.'],
  ['landmark', 'x'.repeat(121), 'Use at most 120 characters.'],
  ['district', 'x'.repeat(61), 'Use at most 60 characters.'],
  ['landmark', 'temple\u0000', 'This text contains invisible characters. Delete it and type it again.'],
  ['landmark', 'temple\u202e', 'This text contains invisible characters. Delete it and type it again.'],
  ['postal_code', '041012', 'Enter a valid 6-digit PIN code'],
  ['phone', '98430', 'Invalid phone number format.'],
])('%s as %j is rejected at its field, and nothing changes', async (field, value, sentence) => {
  const { shopper, add, list } = await shopWithShopper()
  const { id } = await add(home)
  const wrong = { ...work, [field]: value }
  for (const refused of [
    await shopper.post('/api/addresses', wrong),
    await shopper.put(`/api/addresses/${id}`, { ...wrong, version: 1 }),
  ]) {
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ error: sentence, fields: { [field]: sentence } })
  }
  expect(await list()).toMatchObject([home])
})

// Requirement D-241
test('a state is stored as in the list, however it was typed', async () => {
  const { add } = await shopWithShopper()
  expect((await add({ ...home, postal_code: '605001', state: 'pondicherry' })).state).toBe('Puducherry')
})
