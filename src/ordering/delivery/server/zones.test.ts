import { expect, test } from 'vitest'
import { createShopWithPayments, signInShopper } from '#test/shop/payment.ts'
import { addProduct, createTestShop } from '#test/shop/shop.ts'
import { addZones, cityZone, fetchDeliveryTerms } from '#test/shop/zones.ts'
import type { DeliveryZoneInput } from '../contract.ts'

// Requirement D-194: Overlapping zones, reversed ranges and unknown places are rejected at the field (decision X1).
test.each<[string, Partial<DeliveryZoneInput>, string]>([
  [
    'codes',
    { codes: ['641010-641001'] },
    '641010-641001: enter the lower PIN code first, such as 641001-641062.',
  ],
  [
    'codes',
    { codes: ['64'] },
    '64 isn’t a PIN code. Enter a PIN code, a range such as 641001-641062, or the first digits and an asterisk, such as 641*.',
  ],
  ['codes', { codes: ['600*', '600012'] }, '600012 is in this zone twice. Remove one of them.'],
  [
    'codes',
    { codes: ['6410*'] },
    '6410* is already covered by 641001-641062 in zone “Coimbatore city”. Remove one of the two.',
  ],
  ['codes', { codes: [] }, 'Enter at least one PIN code, district or state.'],
  ['districts', { districts: ['Atlantis'] }, 'No district in India is called Atlantis. Check the spelling.'],
  [
    'districts',
    { districts: ['Aurangabad'] },
    'Several states have a district called Aurangabad. Add the state, such as Aurangabad, Bihar.',
  ],
  ['states', { states: ['Tamilnad'] }, 'No state in India is called Tamilnad. Check the spelling.'],
  ['name', { name: 'Coimbatore city' }, 'A zone named Coimbatore city already exists. Enter another name.'],
  ['name', { name: ' ' }, 'Fill in this field.'],
  ['days', { days: 'soon' }, 'Enter a number of days, such as 3 or 3-7.'],
  ['days', { days: '7-3' }, 'Enter the smaller number of days first.'],
  ['fee', { fee: -1 }, 'Enter an amount in rupees, such as 40 or 40.50.'],
  ['fee', { fee: 0.001 }, 'Enter an amount in rupees, such as 40 or 40.50.'],
  ['free_from', { free_from: 0 }, 'Enter an amount in rupees, such as 40 or 40.50.'],
])(
  'a zone with an invalid %s is rejected at the field and changes nothing',
  async (field, wrong, sentence) => {
    const shop = await createTestShop()
    const { admin } = await addZones(shop, cityZone)
    const refused = await admin.post('/api/delivery/zones', {
      ...cityZone,
      name: 'Another',
      codes: ['600*'],
      ...wrong,
    })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: sentence }])
    expect((await admin.get('/api/delivery/zones')).json()).toHaveLength(1)
  },
)

// Requirement D-216: A zone and its note have a Tamil name and text, used on Tamil pages and in error messages;
//   missing ones are shown in English.
test('a zone and its note are in Tamil if the merchant entered it, and otherwise in English', async () => {
  const shop = await createShopWithPayments()
  const ta = { name: 'கோவை மாநகரம்', note: 'எங்கள் சொந்த வண்டியில்' }
  const { admin, answers } = await addZones(shop, {
    ...cityZone,
    translations: { ta: { ...ta, name: ` ${ta.name} ` } },
  })
  expect(answers[0].translations).toEqual({ ta })
  const tamil = async () => (await shop.visitor().get('/ta/api/delivery/641012')).json().terms
  expect(await tamil()).toMatchObject({ zone: ta.name, note: ta.note })
  expect(await fetchDeliveryTerms(shop, '641012')).toMatchObject({
    terms: { zone: cityZone.name, note: cityZone.note },
  })
  const { id: product_id } = await addProduct(shop.db, { price_paise: 15_000 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id })
  const small = (await shopper.post('/ta/api/orders/add', {})).json()
  expect(small).toMatchObject({ code: 'BELOW_MINIMUM', message: expect.stringContaining(ta.name) })
  const { id, version, ...zone } = answers[0]
  const tooLong = { ta: { note: 'க'.repeat(201) } }
  const refused = await admin.put(`/api/delivery/zones/${id}`, { ...zone, translations: tooLong, version })
  expect(refused.statusCode).toBe(400)
  const noted = { ta: { name: ta.name } }
  await admin.put(`/api/delivery/zones/${id}`, { ...zone, translations: noted, version })
  expect(await tamil()).toMatchObject({ zone: ta.name, note: cityZone.note })
})

// Requirement D-193
test('the second of two people who change a zone sees the first change; deleting the last zone restores the district', async () => {
  const shop = await createTestShop()
  const { admin, answers } = await addZones(shop, cityZone)
  const { id, version, ...zone } = answers[0]
  const changed = await admin.put(`/api/delivery/zones/${id}`, { ...zone, fee: 55.5, version })
  expect([changed.statusCode, changed.json()]).toEqual([200, { id, ...zone, fee: 55.5, version: 2 }])
  const second = await admin.put(`/api/delivery/zones/${id}`, { ...zone, fee: 60, version })
  expect([second.statusCode, second.json().current.fee]).toEqual([409, 55.5])
  expect((await fetchDeliveryTerms(shop, '641012')).terms.fee).toBe(55.5)
  expect((await admin.delete(`/api/delivery/zones/${id}`)).statusCode).toBe(200)
  expect((await admin.delete(`/api/delivery/zones/${id}`)).statusCode).toBe(404)
  expect((await fetchDeliveryTerms(shop, '642001')).terms.fee).toBe(0)
})
