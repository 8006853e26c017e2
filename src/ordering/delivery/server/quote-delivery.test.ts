import { expect, test } from 'vitest'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { quoteDelivery } from './quote-delivery.ts'

const now = new Date('2026-06-15T06:00:00Z')
const here = { postal_code: '641012', state: 'Tamil Nadu' }
const goodsOf = (unitPaise: number) => [{ quantity: 1, unitPaise, tax_rate: 5, exemption: null, hsn: '1904' }]

const storeWith = (minimum: number | null) => ({
  ...demoStoreSettings,
  zones: [
    {
      id: 1,
      version: 1,
      name: 'Coimbatore',
      codes: ['641*'],
      districts: [],
      states: [],
      days: '2-4',
      fee: 40,
      free_from: 500,
      minimum,
      note: '',
      translations: {},
      cash_on_delivery: false,
    },
  ],
})

test.each([
  [null, 1, undefined],
  [200, 19_999, 'BELOW_MINIMUM'],
  [200, 20_000, undefined],
  [200, 20_001, undefined],
])('with a minimum of ₹%s goods of %i paise are refused: %s', (minimum, paise, reason) => {
  const quote = quoteDelivery(storeWith(minimum), here, goodsOf(paise), now)
  expect(quote.ok ? undefined : quote.reason).toBe(reason)
})

test.each([
  [49_999, 4_000],
  [50_000, 0],
])('goods of %i paise are delivered for %i', (paise, fee) => {
  const quote = quoteDelivery(storeWith(null), here, goodsOf(paise), now)
  if (!quote.ok) throw new Error(quote.reason)
  expect(quote).toMatchObject({
    zone: 'Coimbatore',
    price: { delivery: { paise: fee }, totalPaise: paise + fee },
  })
})

test('nothing is quoted for where nothing is delivered, or for goods that may not be sold there', () => {
  const goods = goodsOf(30_000)
  expect(quoteDelivery(storeWith(null), { postal_code: '110001', state: 'Delhi' }, goods, now)).toEqual({
    ok: false,
    reason: 'ADDRESS_OUTSIDE',
  })
  const regular = { ...storeWith(null), tax: { ...demoStoreSettings.tax, kind: 'regular' as const } }
  const untold = [{ quantity: 1, unitPaise: 30_000, tax_rate: null, exemption: null, hsn: null }]
  expect(quoteDelivery(regular, here, untold, now)).toEqual({ ok: false, reason: 'UNTAXED' })
})
