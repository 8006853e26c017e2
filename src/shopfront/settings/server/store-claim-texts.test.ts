import { expect, test } from 'vitest'
import { addPricedProduct, completeLabel, createRealShop } from '#test/shop/real-shop.ts'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { signInAs } from '#test/shop/shop.ts'

async function openOffice() {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin', { name: 'Malar' })
  const { id } = await addPricedProduct(shop.db, { name: 'Podi' })
  await admin.put(`/api/products/${id}/label`, { ...completeLabel, claims: ['no_preservatives'], version: 0 })
  const save = async (change: object, more: object = {}, path = '/api/store') => {
    const { version } = (await admin.get('/api/store')).json()
    const facts = { ...realShopSettings, ...change }
    const answer = await admin.put(path, { facts, version, ...more })
    return { status: answer.statusCode, ...answer.json() }
  }
  const log = async () =>
    (await admin.get('/api/activity?subject_kind=page&subject_id=store'))
      .json()
      .map(({ actor, action, subject_name }: Record<string, string>) => `${actor} ${action} ${subject_name}`)
  return { admin, save, log }
}

// Requirement D-340: The store's tagline, text, badge and composition are checked for claims in every language, and
//   the form asks for confirmation (decision X25).
test.each([
  ['tagline', { tagline: 'Gluten-free podis' }, 'Gluten-free'],
  ['text about the shop', { blurb: 'Our podis cure diabetes.' }, 'Good for health'],
  ['badge', { productDefaults: { struckOverPriceRupees: 60, badge: 'Organic', composition: [] } }, 'Organic'],
  [
    'part of the composition',
    {
      productDefaults: {
        struckOverPriceRupees: 0,
        badge: '',
        composition: [{ label: 'Vegan seeds', percent: 50 }],
      },
    },
    'Vegan',
  ],
  ['Tamil tagline', { translations: { ta: { tagline: 'ஆர்கானிக் பொடி' } } }, 'Organic'],
])('a claim in the store’s %s is shown after the merchant confirms it', async (_, change, claim) => {
  const { admin, save, log } = await openOffice()
  const refused = await save(change)
  expect([refused.status, refused.code]).toEqual([409, 'CLAIMS_NOT_CONFIRMED'])
  expect(refused.claims).toMatchObject([{ claim, carrying: 0, lacking: 1, not_saying: ['Podi'] }])
  expect((await admin.get('/api/store')).json()).toMatchObject({ version: 1 })
  expect((await save(change, { claims_confirmed: true })).status).toBe(200)
  expect(await log()).toEqual([
    `Malar confirmed that the labels support “${claim}” on Store (tagline and texts)`,
  ])
  // A confirmed claim must not be asked about again.
  expect((await save({ ...change, legalName: 'Malar Foods' })).status).toBe(200)
  expect(await log()).toHaveLength(1)
})

// Requirement D-340
test('a claim that every label supports needs no confirmation', async () => {
  const { save, log } = await openOffice()
  expect((await save({ tagline: 'Podis without preservatives' }, { claims_confirmed: true })).status).toBe(
    200,
  )
  expect(await log()).toEqual([])
})
