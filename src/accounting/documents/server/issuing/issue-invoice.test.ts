import { expect, test } from 'vitest'
import { financialYear } from '#accounting/tax/rules/financial-year.ts'
import type { DocumentLine } from '#database/tables/documents.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { creditNoteLines } from './credit-note-lines.ts'
import type { Sale } from './documents.queries.ts'
import { formatDocumentNumber } from './format-document-number.ts'
import { buildInvoice } from './issue-invoice.ts'

const store = {
  ...demoStoreSettings,
  tax: { kind: 'regular' as const, gstin: '33ABCDE1234F1Z7', prefix: 'PP' },
}
const pack = { net_amount: 400, net_unit: 'g' as const, exemption: null, bundles: [], coupons: [] }
const line = { name: 'Mix', size: '400 g', hsn: '1904', ...pack }
const sale: Sale = {
  id: 7,
  locale: 'en',
  created_at: new Date('2026-06-15T06:00:00Z'),
  payment_method: 'online',
  total_paise: 49_000,
  user_name: 'Anitha Raj',
  user_phone: '9843011223',
  address: null,
  gstin: null,
  business_name: null,
  lines: [
    { ...line, id: 1, quantity: 2, unitPaise: 15_000, tax_rate: 5 },
    { ...line, id: 2, quantity: 1, unitPaise: 20_000, tax_rate: 18, hsn: '2106' },
  ],
  discounts: [{ id: 1, label: 'Diwali', paise: 5_000 }],
  delivery: 4_000,
}

/*
 * ₹300.00 at 5 % and ₹200.00 at 18 %, ₹50.00 discount, ₹40.00 for delivery: ₹490.00 in total. The goods keep 45000 of
 * 50000: 27000 and 18000. 27000 · 100 / 105 = 25714.29 → 25714, tax 1286, halves 643 and 643. 18000 · 100 / 118 =
 * 15254.24 → 15254, tax 2746, halves 1373 and 1373. Delivery is taxed with the goods at 18 %: 4000 · 100 / 118 =
 * 3389.83 → 3390, tax 610, halves 305 and 305.
 */
const worked = [
  ['goods', '1904', 3_000, 27_000, { rate: 5, taxable: 25_714, cgst: 643, sgst: 643, igst: 0 }],
  ['goods', '2106', 2_000, 18_000, { rate: 18, taxable: 15_254, cgst: 1_373, sgst: 1_373, igst: 0 }],
  ['delivery', '2106', 0, 4_000, { rate: 18, taxable: 3_390, cgst: 305, sgst: 305, igst: 0 }],
]
const mailed = (lines: DocumentLine[]) =>
  lines.map(({ what, hsn, discount_paise, paise, tax }) => [what, hsn, discount_paise, paise, tax])

// Requirement D-171
test('mixed rates, a discount and a delivery charge are split as calculated by hand', () => {
  expect(mailed(buildInvoice(sale, store).lines)).toEqual(worked)
})

test.each([
  ['one piece', 'piece', 1, 'PCS'],
  ['a pack of six pieces', 'piece', 6, 'PAC'],
  ['a gram', 'g', 1, 'PAC'],
] as const)('%s is counted by the unit that it is sold in', (_what, net_unit, net_amount, unit) => {
  const lines = [{ ...line, id: 1, quantity: 2, unitPaise: 15_000, tax_rate: 5, net_unit, net_amount }]
  expect(buildInvoice({ ...sale, lines }, store).lines[0]?.unit).toBe(unit)
})

/** One pack of each kind of goods, identified by its HSN code. */
const goods = {
  untold: { hsn: '0001', tax_rate: null },
  exempt: { hsn: '0002', tax_rate: 0, exemption: 'exempt' as const },
  nilRated: { hsn: '0003', tax_rate: 0, exemption: 'nil_rated' as const },
  free: { hsn: '0004', tax_rate: 0 },
  taxed: { hsn: '0005', tax_rate: 5 },
  taxedMore: { hsn: '0006', tax_rate: 18 },
}

test.each([
  ['untold', 'exempt', '0002'],
  ['exempt', 'nilRated', '0003'],
  ['nilRated', 'free', '0004'],
  ['free', 'taxed', '0005'],
  ['taxed', 'taxedMore', '0006'],
] as const)('delivery of goods that are %s and goods that are %s goes with the latter', (one, other, hsn) => {
  for (const kinds of [[one, other] as const, [other, one] as const]) {
    const lines = kinds.map((kind, at) => ({
      ...line,
      ...goods[kind],
      id: at + 1,
      quantity: 1,
      unitPaise: 9_000,
    }))
    expect(buildInvoice({ ...sale, lines }, store).lines.at(-1)).toMatchObject({ what: 'delivery', hsn })
  }
})

// Requirement D-174
test('a complete refund reverses each line and its tax', () => {
  const { lines } = buildInvoice(sale, store)
  const units = { 1: 2, 2: 1 }
  const back = creditNoteLines(
    lines,
    [],
    { paise: 49_000, lines: { 1: 27_000, 2: 18_000 }, delivery: 4_000, units },
    'own_state',
  )
  expect(back.map(({ paise, tax, quantity }) => [paise, tax, quantity])).toEqual(
    worked.map(([, , , paise, tax], at) => [paise, tax, [2, 1, null][at]]),
  )
  expect(
    creditNoteLines(lines, back, { paise: 100, lines: {}, delivery: 0, units: {} }, 'own_state'),
  ).toEqual([])
})

/*
 * The delivery alone: its own 610 paise of tax at 18 %, and none of the goods' at 5 %. ₹50.00 of goodwill after that is
 * shared over the remaining 27000 and 18000: 3000 and 2000.
 */
test('a refunded delivery takes back its own tax, and goodwill none of it any more', () => {
  const { lines } = buildInvoice(sale, store)
  const delivery = creditNoteLines(
    lines,
    [],
    { paise: 4_000, lines: {}, delivery: 4_000, units: {} },
    'own_state',
  )
  expect(mailed(delivery)).toEqual([
    ['delivery', '2106', 0, 4_000, { rate: 18, taxable: 3_390, cgst: 305, sgst: 305, igst: 0 }],
  ])
  const goodwill = { paise: 5_000, lines: {}, delivery: 0, units: {} }
  const after = creditNoteLines(lines, delivery, goodwill, 'own_state')
  expect(after.map(({ what, paise }) => [what, paise])).toEqual([
    ['goods', 3_000],
    ['goods', 2_000],
  ])
})

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2099-12-31', '99-00'],
])('%s lies in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year)
})

test('a number has sixteen signs at most, and no series can have one of another', () => {
  const numbered = { prefix: 'PP', year: '26-27' }
  const kinds = ['tax_invoice', 'bill_of_supply', 'bill', 'credit_note'] as const
  for (const serial of [1, 99_999, 999_999]) {
    const numbers = kinds.map((kind) => formatDocumentNumber({ ...numbered, kind, serial }))
    expect(new Set(numbers).size).toBe(kinds.length)
    for (const number of numbers) expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/)
  }
})
