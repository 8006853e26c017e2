import { expect, test } from 'vitest'
import { deliverToKerala, inKerala, setTax, tamilGstin } from '#test/shop/documents.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund, shopWithDeliveryFee } from '#test/shop/refunds.ts'
import { addProduct } from '#test/shop/shop.ts'

/** The tables of the file by title, each row by column heading. */
function tablesOf(csv: string) {
  const tables = csv.replace('\uFEFF', '').split('\r\n\r\n').filter(Boolean)
  return tables.map((table) => {
    const [, heads = '', ...rows] = table.split('\r\n').filter(Boolean)
    return rows.map((row) => {
      const cells = row.split(',')
      return Object.fromEntries(heads.split(',').map((head, at) => [head, cells[at] ?? '']))
    })
  })
}

const sum = (rows: Record<string, string>[] = [], head = 'Total') =>
  rows.reduce((paise, row) => paise + Math.round(Number(row[head]) * 100), 0)

/*
 * Calculated by hand: Anitha in Tamil Nadu buys 2 × ₹320.00 at 5 % and 1 × ₹99.99 at 18 %; Meena there, Kavin in
 * Kerala, who spell their states unusually, and Malar Stores each 1 × ₹320.00 at 5 %.
 * 64000 · 100 / 105 = 60952.38 → 609.52, tax 30.48, halves 15.24; 9999 · 18 / 236 = 762.64 → 7.63 twice, 84.73 remain;
 * 32000 · 100 / 105 = 30476.19 → 304.76, tax 15.24, halves 7.62. Anitha and Meena: 609.52 + 304.76 = 914.28, halves
 * 15.24 + 7.62 = 22.86, 640.00 + 320.00 = 960.00. In total 960.00 + 99.99 + 320.00 + 320.00 = 1,699.99.
 */
// Requirement D-180: The monthly report for the accountant shows supplies by rate and state, by HSN code, document
//   ranges and credit notes, and its totals match the orders.
// Requirement D-183: The monthly report adds up states whatever their spelling, and lists supplies to businesses
//   invoice by invoice.
test('the monthly report shows supplies by rate, state and HSN code, documents and credit notes, and matches its orders', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'regular')
  await deliverToKerala(admin)
  const muesli = await addProduct(shop.db, { hsn: '1904', tax_rate: 5 })
  const honey = await addProduct(shop.db, { hsn: '04090000', tax_rate: 18, price_paise: 9_999 })
  const [anitha, kavin] = [
    await signInShopper(shop),
    await signInShopper(shop, { ...inKerala, state: 'Kera la' }),
  ]
  const [meena, malar] = [await signInShopper(shop, { state: 'T. N. (South)' }), await signInShopper(shop)]
  await malar.put('/api/account/gst', { gstin: tamilGstin, business_name: 'Malar Stores' })
  await anitha.post('/api/cart/add', { product_id: honey.id })
  const first = await placeOrderOf(anitha, muesli.id, 2)
  await payFor(shop, anitha, first.id)
  const second = await placeOrderOf(kavin, muesli.id)
  await payFor(shop, kavin, second.id)
  for (const buyer of [meena, malar]) await payFor(shop, buyer, (await placeOrderOf(buyer, muesli.id)).id)
  await sendRefund(admin, second.id, { what: 'amount', amount: 105 })
  await runRefundJob(shop)
  const answer = await admin.get('/api/documents/report.csv?month=2026-06')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [supplies, businesses, goods, series, notes] = tablesOf(answer.body)
  expect(supplies?.map((row) => Object.values(row).join(' '))).toEqual([
    'Kerala 32 5  304.76 0.00 0.00 15.24 320.00 0.00',
    'Tamil Nadu 33 5  914.28 22.86 22.86 0.00 960.00 0.00',
    'Tamil Nadu 33 18  84.73 7.63 7.63 0.00 99.99 0.00',
  ])
  expect(businesses?.map((row) => Object.values(row).join(' '))).toEqual([
    `${tamilGstin} Malar Stores PP/26-27/00004 2026-06-15 Tamil Nadu 33 5  304.76 7.62 7.62 0.00 320.00 0.00`,
  ])
  expect(goods?.map(({ HSN, UQC, Quantity, Total }) => [HSN, UQC, Quantity, Total])).toEqual([
    ['04090000', 'PAC', '1', '99.99'],
    ['1904', 'PAC', '5', '1600.00'],
  ])
  expect(series?.map((row) => Object.values(row).join(' '))).toEqual([
    'Credit Note PP/26-27/C00001 PP/26-27/C00001 1 105.00',
    'Tax Invoice PP/26-27/00001 PP/26-27/00004 4 1699.99',
  ])
  // ₹105.00 at 5 %: 100.00 and 5.00.
  expect(notes?.map((row) => Object.values(row).join(' '))).toEqual([
    'PP/26-27/C00001 2026-06-15 PP/26-27/00002  5  100.00 0.00 0.00 5.00 105.00 0.00',
  ])
  const orders = await shop.db.selectFrom('orders').select(['total_paise', 'refunded_paise']).execute()
  const paid = orders.reduce((paise, order) => paise + order.total_paise, 0)
  expect([sum(supplies) + sum(businesses), sum(goods)]).toEqual([paid, paid])
  expect(sum(notes)).toBe(orders.reduce((paise, order) => paise + order.refunded_paise, 0))
  const other = tablesOf((await admin.get('/api/documents/report.csv?month=2026-07')).body)
  expect(other).toEqual([[], [], [], [], []])
  expect((await admin.get('/api/documents/report.csv?month=2026-13')).statusCode).toBe(400)
})

// Requirement D-181: An order can be found by the number of its invoice or credit note; documents stay fast however
//   many there are.
// Requirement D-114
test('an order can be found by any part of the number of its invoice or credit note', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'regular')
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const orders = []
  for (let count = 0; count < 2; count++) {
    const order = await placeOrderOf(shopper, muesli.id)
    await payFor(shop, shopper, order.id)
    orders.push(order.id)
  }
  await sendRefund(admin, orders[0] ?? 0, { what: 'amount', amount: 10 })
  await runRefundJob(shop)
  const found = async (q: string) =>
    (await admin.get(`/api/orders/all?q=${encodeURIComponent(q)}`)).json().map(({ id }: { id: number }) => id)
  expect(await found('PP/26-27/00002')).toEqual([orders[1]])
  expect(await found('pp/26-27/c00001')).toEqual([orders[0]])
  expect(await found('PP/26-27/00009')).toEqual([])
  for (const [part, ids] of [
    ['c00001', [orders[0]]],
    ['27/0000', orders.toReversed()],
    // With the slash, because a phone number may have the same digits.
    ['7/00002', [orders[1]]],
    ['7/00009', []],
    ['0_002', []],
    ['%', []],
  ] as const)
    expect([part, await found(part)]).toEqual([part, ids])
})

/*
 * Calculated by hand: one order of rice (exempt), curd (nil-rated), salt (0 %) and honey (5 %), ₹100.00 each, and a
 * honeycomb that is sold by the piece, which has its own unit.
 */
// Requirement D-85: The monthly report shows the unit of each HSN code, and lists exempt, nil-rated and 0% supplies
//   separately.
test('the monthly report separates exempt, nil-rated and 0% supplies, with the unit of each HSN code', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'regular')
  const goods = [
    { hsn: '1006', tax_rate: 0, exemption: 'exempt' as const },
    { hsn: '0403', tax_rate: 0, exemption: 'nil_rated' as const },
    { hsn: '2501', tax_rate: 0 },
    { hsn: '0409', tax_rate: 5 },
    { hsn: '0409', tax_rate: 5, quantity: '1 piece' },
  ]
  const shopper = await signInShopper(shop)
  const ids = []
  for (const facts of goods) ids.push((await addProduct(shop.db, { ...facts, price_paise: 10_000 })).id)
  const [first = 0, ...others] = ids
  for (const product_id of others) await shopper.post('/api/cart/add', { product_id })
  await payFor(shop, shopper, (await placeOrderOf(shopper, first)).id)
  const answer = await admin.get('/api/documents/report.csv?month=2026-06')
  const [supplies, , byHsn] = tablesOf(answer.body)
  const taxed = 'Exempt or nil-rated'
  expect(byHsn?.map((row) => [row.HSN, row.UQC, row['Rate %'], row[taxed], row.Quantity, row.Total])).toEqual(
    [
      ['0403', 'PAC', '', 'Nil-rated', '1', '100.00'],
      ['0409', 'PAC', '5', '', '1', '100.00'],
      ['0409', 'PCS', '5', '', '1', '100.00'],
      ['1006', 'PAC', '', 'Exempt', '1', '100.00'],
      ['2501', 'PAC', '0', '', '1', '100.00'],
    ],
  )
  expect(supplies?.map((row) => [row['Rate %'], row[taxed], row.Total])).toEqual([
    ['0', '', '100.00'],
    ['5', '', '200.00'],
    ['', 'Exempt', '100.00'],
    ['', 'Nil-rated', '100.00'],
  ])
})

/*
 * Calculated by hand: 2 × ₹150.00 at 5 %, ₹200.00 at 18 % and ₹40.00 for delivery, which is taxed at 18 %, the highest
 * rate in the order, with its HSN code. 30000 · 2.5 / 105 = 714.29 → 7.14 twice, 285.72 remain; 20000 · 9 / 118 =
 * 1525.42 → 15.25 twice, 169.50 remain; 4000 · 9 / 118 = 305.08 → 3.05 twice, 33.90 remain. At 18 %: 203.40, 18.30
 * twice, 240.00.
 */
test('the month says what of its sums is delivery, at the rate that the delivery has, and what of it went back', async () => {
  const { shop, admin, order } = await shopWithDeliveryFee()
  await sendRefund(admin, order.id, { what: 'amount', delivery: 40 })
  await runRefundJob(shop)
  const answer = await admin.get('/api/documents/report.csv?month=2026-06')
  const [supplies, , goods, , notes] = tablesOf(answer.body)
  expect(supplies?.map((row) => Object.values(row).join(' '))).toEqual([
    'Tamil Nadu 33 5  285.72 7.14 7.14 0.00 300.00 0.00',
    'Tamil Nadu 33 18  203.40 18.30 18.30 0.00 240.00 40.00',
  ])
  expect(goods?.map((row) => Object.values(row).join(' '))).toEqual([
    '04090000 PAC 18  1 203.40 18.30 18.30 0.00 240.00 40.00',
    '1904 PAC 5  2 285.72 7.14 7.14 0.00 300.00 0.00',
  ])
  expect(notes?.map((row) => Object.values(row).slice(3).join(' '))).toEqual([
    ' 18  33.90 3.05 3.05 0.00 40.00 40.00',
  ])
})
