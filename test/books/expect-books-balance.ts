import type { RazorpayEmulator } from '@pasumai/razorpay-emulator'
import { expect } from 'vitest'
import type { Db } from '#database/connect.ts'
import type { ShopperLog } from '../outage/shoppers.ts'
import { openLedger } from './ledger.ts'

type BooksInput = { db: Db; bank: Pick<RazorpayEmulator, 'store'>; productId: number; stock: number }
type Acknowledged = Pick<ShopperLog, 'placed' | 'paid'> & { refunds: Set<number> }

/**
 * Double-entry books of the test's own, from three independent sources: the provider's payments and refunds, the shop's
 * documents, and the answers to shoppers and merchant. The shop's own sums are not used.
 * @throws AssertionError if money or goods are missing or appeared, or an acknowledged result is lost
 */
export async function expectBooksBalance({ db, bank, productId, stock }: BooksInput, told: Acknowledged) {
  const documents = await db.selectFrom('documents').selectAll().orderBy('id').execute()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'provider_order_id', 'status', 'paid_at'])
    .execute()
  const money = bookMoney(documents, orders, bank)
  expect(money.uneven('customer '), 'customers who paid other than what their documents say').toEqual([])
  expect(money.uneven('stranger '), 'payments kept for no order').toEqual([])
  expect(money.balance('bank')).toBe(-money.balance('sales'))

  const invoices = documents.filter(({ kind }) => kind !== 'credit_note')
  const goods = await bookGoods(db, { invoices, productId, stock })
  expect(goods.uneven('made of nothing'), 'goods that were lost or made').toEqual([])

  const invoiced = new Set(invoices.map(({ order_id }) => order_id))
  expect(invoices).toHaveLength(invoiced.size)
  const known = new Set(orders.map(({ id }) => id))
  expect(
    [...told.placed.keys()].filter((id) => !known.has(id)),
    'acknowledged orders that are gone',
  ).toEqual([])
  expect(
    [...told.paid].filter((id) => !invoiced.has(id)),
    'paid orders without an invoice',
  ).toEqual([])
  const notes = new Set(documents.flatMap(({ refund_id }) => refund_id ?? []))
  expect(
    [...told.refunds].filter((id) => !notes.has(id)),
    'refunds without a credit note',
  ).toEqual([])
  expectNoGap(documents)
  const mails = await db
    .selectFrom('outbox')
    .select('subject_key')
    .where('kind', '=', 'order-confirmation')
    .execute()
  expect(mails.map((mail) => Number(mail.subject_key)).sort(byNumber)).toEqual([...invoiced].sort(byNumber))
  return {
    invoices: invoices.length,
    creditNotes: documents.length - invoices.length,
    paise: money.balance('bank'),
  }
}

const byNumber = (a: number, b: number) => a - b

type Document = { kind: string; order_id: number; body: { total_paise: number } }
type Order = { id: number; provider_order_id: string | null }

function bookMoney(documents: Document[], orders: Order[], bank: BooksInput['bank']) {
  const ledger = openLedger()
  const buyers = new Map(orders.map(({ id, provider_order_id }) => [provider_order_id, `customer ${id}`]))
  for (const { entity } of bank.store.payments.values()) {
    const buyer = buyers.get(entity.order_id) ?? `stranger ${entity.order_id}`
    if (!entity.captured) continue
    ledger.post('bank', buyer, entity.amount)
    ledger.post(buyer, 'bank', entity.amount_refunded)
  }
  for (const { kind, order_id, body } of documents)
    if (kind === 'credit_note') ledger.post('sales', `customer ${order_id}`, body.total_paise)
    else ledger.post(`customer ${order_id}`, 'sales', body.total_paise)
  return ledger
}

type Sold = { invoices: { body: { lines: { what: string; quantity: number | null }[] } }[] }

/** The test's merchant refunds money only, so goods are in stock, reserved by an unpaid order, or sold. */
async function bookGoods(
  db: Db,
  { invoices, productId, stock }: Sold & Pick<BooksInput, 'productId' | 'stock'>,
) {
  const ledger = openLedger()
  const { stock: shelf } = await db
    .selectFrom('packs')
    .select('stock')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const held = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('quantity')
    .where('status', '=', 'pending')
    .execute()
  ledger.post('made of nothing', 'opening', stock)
  ledger.post('shelf', 'made of nothing', shelf)
  for (const { quantity } of held) ledger.post('held', 'made of nothing', quantity)
  for (const { body } of invoices)
    for (const { what, quantity } of body.lines)
      if (what === 'goods') ledger.post('sold', 'made of nothing', quantity ?? 0)
  return ledger
}

type Numbered = { kind: string; financial_year: string; serial: number; issued_at: Date }

/** Numbers of a series have no gaps, and their times of issue ascend. */
function expectNoGap(documents: Numbered[]) {
  const series = Map.groupBy(documents, ({ kind, financial_year }) => `${kind} ${financial_year}`)
  for (const [name, members] of series) {
    const inOrder = members.toSorted((a, b) => a.serial - b.serial)
    expect(
      inOrder.map(({ serial }) => serial),
      name,
    ).toEqual(inOrder.map((_, at) => at + 1))
    const moments = inOrder.map(({ issued_at }) => issued_at.getTime())
    expect(moments, name).toEqual(moments.toSorted(byNumber))
  }
}
