import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/schema.ts'
import type { DocumentBody, DocumentLine, InvoiceKind } from '../../../../database/tables/documents.ts'
import { courierPhone } from '../../../../values/people/courier-phone.ts'
import { region } from '../../../../values/region.ts'
import { shareOut, type TaxPlace, taxWithin } from '../../../../values/tax/split-tax.ts'
import { calendarDay } from '../../../../values/time/calendar-day.ts'
import type { StoreFacts, TaxKind } from '../../../store/contract.ts'
import { buyerState, sellerState } from '../seller-state.ts'
import { findSale, type Sale } from './documents.queries.ts'
import { type Issuing, writeDocument } from './write-document.ts'

const kinds: Record<TaxKind, InvoiceKind> = {
  regular: 'tax_invoice',
  composition: 'bill_of_supply',
  unregistered: 'bill',
}

/** The paper of an order that has just been paid: which one, the merchant's kind says. */
export async function issueInvoice(trx: Transaction<Database>, orderId: number, issuing: Issuing) {
  const sale = await findSale(trx, orderId)
  const kind = kinds[issuing.store.tax.kind]
  await writeDocument(trx, { kind, orderId, refundId: null, body: invoiceOf(sale, issuing.store) }, issuing)
}

/** All that stands on it, as it is now. */
export function invoiceOf(sale: Sale, store: StoreFacts): Omit<DocumentBody, 'issued_on'> {
  const [seller, buyer] = [sellerOf(store), buyerOf(sale)]
  const other_state =
    buyer.state_code !== null && seller.state_code !== null && buyer.state_code !== seller.state_code
  const place = other_state ? 'other_state' : 'own_state'
  return {
    locale: sale.locale,
    order_placed_on: calendarDay(sale.created_at, region.timeZone),
    takes_back: null,
    seller,
    buyer,
    other_state,
    lines: linesOf(sale, store.tax.kind === 'regular' ? place : undefined),
    total_paise: sale.total_paise,
  }
}

const sellerOf = (store: StoreFacts): DocumentBody['seller'] => ({
  name: store.name,
  legal_name: store.legalName,
  address: store.address,
  phone: store.phones[0],
  email: store.email,
  gstin: store.tax.gstin ?? null,
  fssai: store.fssai ?? null,
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

/** @param place where the tax goes; nothing where the merchant collects none */
function linesOf({ lines, adjustments }: Sale, place: TaxPlace | undefined): DocumentLine[] {
  const sold = lines.map((line) => ({
    ...line,
    paise: line.quantity * line.unit_price_paise,
    rate: line.tax_rate,
  }))
  const shared = shareOut({ lines: sold, adjustments })
  const taxOf = (paise: number, rate: number | null) => (place ? taxWithin(paise, rate ?? 0, place) : null)
  const goods = sold.map((line, at): DocumentLine => {
    const paise = shared.lines[at] ?? 0
    return {
      what: 'goods',
      item_id: line.id,
      name: line.name,
      size: line.size,
      hsn: line.hsn,
      quantity: line.quantity,
      unit_paise: line.unit_price_paise,
      discount_paise: line.paise - paise,
      paise,
      tax: taxOf(paise, line.rate),
    }
  })
  const { delivery } = shared
  if (delivery.paise === 0) return goods
  return [
    ...goods,
    deliveryLine(delivery.paise, sold.find(({ rate }) => rate === delivery.rate)?.hsn ?? null),
  ]

  function deliveryLine(paise: number, hsn: string | null): DocumentLine {
    return {
      what: 'delivery',
      item_id: null,
      name: '',
      size: '',
      hsn,
      quantity: null,
      unit_paise: null,
      discount_paise: 0,
      paise,
      tax: taxOf(paise, delivery.rate),
    }
  }
}
