import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { DocumentBody, DocumentLine, InvoiceKind } from '#database/tables/documents.ts'
import type { StoreFacts, TaxKind } from '#shopfront/settings/contract.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import { region } from '#values/region.ts'
import { shareOut, type TaxPlace, taxWithin } from '#values/tax/split-tax.ts'
import { goodsOf, ruleHolds } from '#values/tax/supply-rules.ts'
import { type TaxColumns, taxClassOf } from '#values/tax/tax-class.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { buyerState, sellerState } from '../seller-state.ts'
import { findSale, type Sale } from './documents.queries.ts'
import { type Issuing, writeDocument } from './write-document.ts'

/** The paper of an order that has just been paid: which one, the merchant's kind says. */
export async function issueInvoice(trx: Transaction<Database>, orderId: number, issuing: Issuing) {
  const sale = await findSale(trx, orderId)
  const day = calendarDay(issuing.clock.now(), region.timeZone)
  const { kind, ...says } = documentFor(sale, issuing.store, day)
  const body = { ...invoiceOf(sale, issuing.store), ...says }
  await writeDocument(trx, { kind, orderId, refundId: null, body }, issuing)
}

/**
 * Which document the law asks for: who collects tax gives a bill of supply for goods without any, and one document for both
 * together to whoever has no GSTIN.
 */
function documentFor(
  { lines, gstin }: Pick<Sale, 'lines' | 'gstin'>,
  { tax }: Pick<StoreFacts, 'tax'>,
  day: string,
): { kind: InvoiceKind; cum_bill?: true } {
  const exempt = lines.filter((line) => typeof taxClassOf(line) === 'string').length
  const of = { merchant: tax.kind, goods: goodsOf(lines.length, exempt), day }
  if (!gstin && ruleHolds('invoice_cum_bill_of_supply', of)) return { kind: 'tax_invoice', cum_bill: true }
  if (ruleHolds('bill_of_supply', of)) return { kind: 'bill_of_supply' }
  return { kind: ruleHolds('tax_invoice', of) ? 'tax_invoice' : 'bill' }
}

/** All that stands on it, as it is now. */
export function invoiceOf(sale: Sale, store: StoreFacts): Omit<DocumentBody, 'issued_on'> {
  const [seller, buyer] = [sellerOf(store), buyerOf(sale)]
  const other_state =
    buyer.state_code !== null && seller.state_code !== null && buyer.state_code !== seller.state_code
  const place = other_state ? 'other_state' : 'own_state'
  return {
    locale: sale.locale,
    form: 2,
    merchant: store.tax.kind,
    order_placed_on: calendarDay(sale.created_at, region.timeZone),
    takes_back: null,
    seller,
    buyer,
    other_state,
    lines: linesOf(sale, store.tax.kind, place),
    total_paise: sale.total_paise,
  }
}

export const sellerOf = (store: StoreFacts): DocumentBody['seller'] => ({
  name: store.name,
  legal_name: store.legalName,
  address: store.address,
  phone: store.phones[0],
  email: store.email,
  gstin: store.tax.gstin ?? null,
  fssai: store.fssai ?? null,
  ...(store.officer && { officer: store.officer }),
  state: store.shipping.state,
  state_code: sellerState(store) ?? null,
})

const buyerOf = (sale: Sale): DocumentBody['buyer'] => ({
  name: sale.address?.full_name || sale.user_name,
  address: sale.address,
  phone: courierPhone(sale),
  gstin: sale.gstin,
  business_name: sale.business_name,
  state_code: (sale.address && buyerState(sale.address)) ?? null,
})

function linesOf({ lines, adjustments }: Sale, merchant: TaxKind, place: TaxPlace): DocumentLine[] {
  const sold = lines.map((line) => ({
    ...line,
    paise: line.quantity * line.unit_price_paise,
    rate: line.tax_rate,
  }))
  const shared = shareOut({ lines: sold, adjustments })
  const taxOf = (paise: number, line: TaxColumns | undefined): Pick<DocumentLine, 'tax' | 'exemption'> => {
    const chosen = merchant === 'regular' && line ? taxClassOf(line) : null
    if (typeof chosen === 'string') return { tax: null, exemption: chosen }
    return { tax: chosen === null ? null : taxWithin(paise, chosen, place) }
  }
  const goods = sold.map((line, at): DocumentLine => {
    const paise = shared.lines[at] ?? 0
    return {
      what: 'goods',
      item_id: line.id,
      name: line.name,
      size: line.size,
      hsn: line.hsn,
      quantity: line.quantity,
      unit: line.net_unit === 'piece' && line.net_amount === 1 ? 'PCS' : 'PAC',
      unit_paise: line.unit_price_paise,
      discount_paise: line.paise - paise,
      paise,
      ...taxOf(paise, line),
    }
  })
  const { paise } = shared.delivery
  if (paise === 0) return goods
  const principal = sold.toSorted((one, other) => rankOf(other) - rankOf(one))[0]
  return [
    ...goods,
    {
      what: 'delivery',
      item_id: null,
      name: '',
      size: '',
      // A plain bill names no code for what is no goods.
      hsn: merchant === 'unregistered' ? null : (principal?.hsn ?? null),
      quantity: null,
      unit: null,
      unit_paise: null,
      discount_paise: 0,
      paise,
      ...taxOf(paise, principal),
    },
  ]
}

/** Delivery goes with the goods of the highest rate: any rate, 0 % too, before what is not taxed at all. */
function rankOf(line: TaxColumns) {
  const chosen = taxClassOf(line)
  if (chosen === null) return -3
  return typeof chosen === 'number' ? chosen : chosen === 'nil_rated' ? -1 : -2
}
