import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

type Signed = Awaited<ReturnType<typeof signInAs>>

const home = {
  full_name: 'Anitha Raj',
  address_line1: '14, Sathy Road',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641012',
  country: 'India',
}

// Requirement 3-15: Looking up an address answers with `exists` and `address`.
// Requirement 7-36: GET /address/{userId} answers with exists and address (decision B13).
test('before an address is saved there is none, which is no error', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const answer = await shopper.get(`/api/address/${shopper.user.id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ exists: false, address: null })
})

// Requirement 3-13: An address has an owner and eight fields, of which the second line and the phone are optional.
// Requirement 7-37: PUT and POST /address/upsert take user_id and the fields (decision B13).
test('PUT and POST both save the one address, again and again', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const phone = '9843011223'
  const first = await shopper.post('/api/address/upsert', { ...home, phone, user_id: shopper.user.id })
  expect(first.statusCode).toBe(200)
  expect(first.json()).toMatchObject({ exists: true, address: { ...home, phone, address_line2: null } })
  const moved = { ...home, address_line1: '3, Race Course', address_line2: ' Flat 2 ', phone: '' }
  const second = await shopper.put('/api/address/upsert', { ...moved, user_id: String(shopper.user.id) })
  const saved = { ...moved, address_line2: 'Flat 2', phone: null, user_id: shopper.user.id }
  const more = { name: null, landmark: null, district: null, is_default: true, version: 2 }
  expect(second.json()).toEqual({
    exists: true,
    address: { id: first.json().address.id, ...saved, ...more },
  })
  expect((await shopper.get(`/api/address/${shopper.user.id}`)).json()).toEqual(second.json())
})

// Requirement 1-5: Customers have one saved address.
// Requirement 3-14
test('many simultaneous saves leave one address', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const saves = Array.from({ length: 8 }, (_, i) =>
    shopper.put('/api/address/upsert', { ...home, address_line1: `House ${i}` }),
  )
  expect((await Promise.all(saves)).map((answer) => answer.statusCode)).toEqual(Array(8).fill(200))
  expect(await shop.db.selectFrom('addresses').select('user_id').execute()).toHaveLength(1)
})

// Requirement D-47: Customers read only their own addresses, and administrators read any (decision B13).
test('another’s address can’t be read or written, except that an administrator reads any', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'customer')
  const other = await signInAs(shop, 'customer')
  const admin = await signInAs(shop, 'admin')
  const url = `/api/address/${owner.user.id}`
  await owner.put('/api/address/upsert', home)
  expect((await other.get(url)).statusCode).toBe(403)
  const foreign = await other.put('/api/address/upsert', { ...home, user_id: owner.user.id })
  expect(foreign.statusCode).toBe(403)
  expect(foreign.json()).toMatchObject({ error: 'This address belongs to another account.' })
  expect((await other.get(`/api/address/${other.user.id}`)).json()).toMatchObject({ exists: false })
  expect((await admin.get(url)).json()).toMatchObject({ exists: true, address: home })
  expect((await admin.put('/api/address/upsert', home)).statusCode).toBe(403)
  expect((await shop.visitor().get(url)).statusCode).toBe(401)
})

// Requirement D-59
test('an address outside the district can be saved, with a message that delivery isn’t possible', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const saved = await shopper.post('/api/address/upsert', { ...home, postal_code: '600 001' })
  expect([saved.statusCode, saved.json().address.postal_code]).toEqual([200, '600001'])
  const notice =
    'We don’t deliver to 600001 yet. We deliver only within Coimbatore district, Tamil Nadu. You can still save this address.'
  expect(saved.json().notice).toBe(notice)
  expect((await shopper.get(`/api/address/${shopper.user.id}`)).json()).toMatchObject({ notice })
  const within = await shopper.put('/api/address/upsert', { ...home, postal_code: '642001' })
  expect(within.json()).not.toHaveProperty('notice')
})

const missing = 'Fill in this field.'
// Requirement 5-12: All address fields are required except the second line and the phone (decision X33).
// Requirement 5-13: The phone number of an address has 10 to 15 digits: 'Invalid phone number format.'.
// Requirement 9-2: A phone number has 10 digits at login and registration, and 10 to 15 in an address.
test.each([
  ['full_name', '', missing],
  ['address_line1', '   ', missing],
  ['city', null, missing],
  ['state', undefined, missing],
  ['postal_code', '', missing],
  ['postal_code', '64/1', 'Enter a valid 6-digit PIN code'],
  ['postal_code', '64101', 'Enter a valid 6-digit PIN code'],
  ['postal_code', '041012', 'Enter a valid 6-digit PIN code'],
  ['postal_code', 'SW1A 1', 'Enter a valid 6-digit PIN code'],
  ['country', '', missing],
  ['country', 'x'.repeat(61), 'Use at most 60 characters.'],
  ['city', 'Coimbatore\u0000', 'This text contains invisible characters. Delete it and type it again.'],
  ['phone', '98430', 'Invalid phone number format.'],
  ['phone', '+919843011223', 'Invalid phone number format.'],
  ['phone', '1234567890123456', 'Invalid phone number format.'],
])('%s as %j is rejected at its field', async (field, value, sentence) => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const refused = await shopper.put('/api/address/upsert', { ...home, [field]: value })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: sentence, fields: { [field]: sentence } })
  expect(await shop.db.selectFrom('addresses').selectAll().execute()).toEqual([])
})

test.each(['0', 'me'])('/address/%s is not found', async (id) => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get(`/api/address/${id}`)).statusCode).toBe(404)
})

/** All ways to save an address. */
const saves = [
  ['upsert by PUT', (shopper: Signed, body: object) => shopper.put('/api/address/upsert', body)],
  ['upsert by POST', (shopper: Signed, body: object) => shopper.post('/api/address/upsert', body)],
  ['one more', (shopper: Signed, body: object) => shopper.post('/api/addresses', body)],
  [
    'a change',
    async (shopper: Signed, body: object) => {
      const { id, version } = (await shopper.post('/api/addresses', home)).json()
      return shopper.put(`/api/addresses/${id}`, { ...body, version })
    },
  ],
] as const

test.each(saves)('a code of no post office is not saved, and the sentence says so: %s', async (_, save) => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const refused = await save(shopper, { ...home, postal_code: '999999' })
  const sentence = 'PIN code 999999 doesn’t exist. Check the 6 digits.'
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    code: 'INVALID',
    message: sentence,
    fields: { postal_code: sentence },
  })
  const kept = (await shopper.get('/api/addresses')).json()
  expect(kept.map(({ postal_code }: typeof home) => postal_code)).not.toContain('999999')
})

test('a code that may be newer than the list of post offices is kept, with a sentence to check it', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const saved = await shopper.put('/api/address/upsert', { ...home, postal_code: '600999' })
  expect(saved.statusCode).toBe(200)
  expect(saved.json().notice).toContain('We can’t find PIN code 600999. Check the 6 digits.')
  expect((await shop.visitor().get('/ta/api/delivery/600999')).json()).toMatchObject({
    sentence: '600999 என்ற பின்கோடு இல்லை. 6 இலக்கங்களையும் சரிபாருங்கள்.',
    terms: null,
    places: [],
  })
})

test('a code that the merchant names in a zone is one, though no list has it', async () => {
  const shop = await createTestShop()
  await addZones(shop, { ...cityZone, name: 'Army post', codes: ['999999'] })
  const shopper = await signInAs(shop, 'customer')
  const saved = await shopper.put('/api/address/upsert', { ...home, postal_code: '999999' })
  expect(saved.json()).toMatchObject({ exists: true, address: { postal_code: '999999' } })
  expect(saved.json().notice).toBeUndefined()
})

// Requirement D-243: An address whose PIN code is in another state is rejected at the field in both languages; a PIN
//   code missing from the post office list is accepted.
test.each(saves)(
  'a state that doesn’t match the PIN code is rejected, and the field says which one does: %s',
  async (_, save) => {
    const shop = await createTestShop()
    const shopper = await signInAs(shop, 'customer')
    const refused = await save(shopper, { ...home, state: 'Goa' })
    const sentence = 'PIN code 641012 is in Tamil Nadu. Check the PIN code and the state.'
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'INVALID', message: sentence, fields: { state: sentence } })
    const kept = (await shopper.get('/api/addresses')).json()
    expect(kept.map(({ state }: typeof home) => state)).not.toContain('Goa')
  },
)

// Requirement D-243
test.each([
  ['641012', 'tamilnadu', 200],
  ['641012', 'TN', 200],
  ['605007', 'Pondicherry', 200],
  ['605007', 'Tamil Nadu', 200],
  ['605007', 'Goa', 400],
  ['600999', 'Goa', 200],
])(
  '%s in %s is answered %d: only known states and PIN codes are compared',
  async (postal_code, state, status) => {
    const shop = await createTestShop()
    const shopper = await signInAs(shop, 'customer')
    const answer = await shopper.put('/api/address/upsert', { ...home, postal_code, state })
    expect(answer.statusCode).toBe(status)
  },
)

// Requirement D-243
test('a PIN code in two states names both, in Tamil as well', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const wrong = { ...home, postal_code: '605007', state: 'Goa' }
  expect((await shopper.put('/api/address/upsert', wrong)).json().message).toBe(
    'PIN code 605007 is in Puducherry or Tamil Nadu. Check the PIN code and the state.',
  )
  expect((await shopper.put('/ta/api/address/upsert', wrong)).json().message).toBe(
    '605007 என்ற பின்கோடு உள்ள மாநிலம்: புதுச்சேரி அல்லது தமிழ்நாடு. பின்கோட்டையும் மாநிலத்தையும் சரிபாருங்கள்.',
  )
})
