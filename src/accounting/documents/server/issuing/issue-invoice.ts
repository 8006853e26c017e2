import type { Transaction } from 'kysely'
import { isRuleInForce, kindOfGoods } from '#accounting/tax/rules/supply-rules.ts'
import { taxClassOf } from '#accounting/tax/rules/tax-class.ts'
import { taxationOf } from '#accounting/tax/rules/taxation.ts'
import type { Database } from '#database/schema.ts'
import type { DocumentBody, DocumentLine, InvoiceKind } from '#database/tables/documents.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { TaxKind } from '#shopfront/settings/tax-contract.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { buyerState, sellerState } from '../place-of-supply.ts'
import { findSale, type Sale } from './documents.queries.ts'
import { type IssueContext, writeDocument } from './write-document.ts'

/**
 * Issues the document of an order that was just paid, or of a cash order that is being dispatched: a tax invoice, bill of supply or bill, depending on the
 * merchant’s registration and the goods. It is numbered and stored in the caller’s transaction.
 */
export const issueInvoice = async (trx: Transaction<Database>, orderId: number, context: IssueContext) =>
  issueInvoiceOf(trx, await findSale(trx, orderId), context)

/** As `issueInvoice`, for a sale that this transaction has read. */
export async function issueInvoiceOf(trx: Transaction<Database>, sale: Sale, context: IssueContext) {
  const day = calendarDay(context.clock.now(), region.timeZone)
  const { kind, ...flags } = chooseDocument(sale, context.store, day)
  const body = { ...buildInvoice(sale, context.store), ...flags }
  await writeDocument(trx, { kind, orderId: sale.id, refundId: null, body }, context)
}

/**
 * The document required by law: a registered merchant issues a bill of supply for exempt goods, and an
 * invoice-cum-bill for mixed goods if the buyer has no GSTIN.
 */
function chooseDocument(
  { lines, gstin }: Pick<Sale, 'lines' | 'gstin'>,
  { tax }: Pick<StoreSettings, 'tax'>,
  day: string,
): { kind: InvoiceKind; cum_bill?: true } {
  const exempt = lines.filter((line) => typeof taxClassOf(line) === 'string').length
  const of = { merchant: tax.kind, goods: kindOfGoods(lines.length, exempt), day }
  if (!gstin && isRuleInForce('invoice_cum_bill_of_supply', of))
    return { kind: 'tax_invoice', cum_bill: true }
  if (isRuleInForce('bill_of_supply', of)) return { kind: 'bill_of_supply' }
  return { kind: isRuleInForce('tax_invoice', of) ? 'tax_invoice' : 'bill' }
}

/** The content of an order’s invoice except the day of issue, with the merchant’s current details. */
export function buildInvoice(sale: Sale, store: StoreSettings): Omit<DocumentBody, 'issued_on'> {
  const [seller, buyer] = [buildSeller(store), buildBuyer(sale)]
  const other_state =
    buyer.state_code !== null && seller.state_code !== null && buyer.state_code !== seller.state_code
  const priced = priceSale(sale, taxationOf(store.tax.kind, other_state ? 'other_state' : 'own_state'))
  return {
    locale: sale.locale,
    form: 2,
    merchant: store.tax.kind,
    order_placed_on: calendarDay(sale.created_at, region.timeZone),
    takes_back: null,
    seller,
    buyer,
    other_state,
    lines: [...priced.lines.map(goodsLine), ...deliveryLines(priced.delivery, store.tax.kind)],
    total_paise: priced.totalPaise,
    ...(sale.payment_method === paymentMethod.cashOnDelivery && { payment: sale.payment_method }),
  }
}

/** The seller as a document shows it, from the store settings of that day. */
export const buildSeller = (store: StoreSettings): DocumentBody['seller'] => ({
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

const buildBuyer = (sale: Sale): DocumentBody['buyer'] => ({
  name: sale.address?.full_name || sale.user_name,
  address: sale.address,
  phone: courierPhone(sale),
  gstin: sale.gstin,
  business_name: sale.business_name,
  state_code: (sale.address && buyerState(sale.address)) ?? null,
})

type PricedSale = ReturnType<typeof priceSale>

const priceSale = ({ lines, discounts, delivery }: Sale, taxation: ReturnType<typeof taxationOf>) =>
  priceOrder({ lines, discounts, delivery, taxation })

/** An order line with its share of discounts and its tax. */
const goodsLine = (line: PricedSale['lines'][number]): DocumentLine => ({
  what: 'goods',
  item_id: line.id,
  name: line.name,
  size: line.size,
  ...(line.bundles.length > 0 && { bundles: line.bundles }),
  ...(line.coupons.length > 0 && { coupons: line.coupons }),
  hsn: line.hsn,
  quantity: line.quantity,
  unit: line.net_unit === 'piece' && line.net_amount === 1 ? 'PCS' : 'PAC',
  unit_paise: line.unitPaise,
  discount_paise: line.discountPaise,
  paise: line.paise,
  ...line.tax,
})

/** The line for the delivery; none if nothing is charged. */
const deliveryLines = (
  { paise, tax, principal }: PricedSale['delivery'],
  merchant: TaxKind,
): DocumentLine[] =>
  paise === 0
    ? []
    : [
        {
          what: 'delivery',
          item_id: null,
          name: '',
          size: '',
          // A plain bill has no HSN code for delivery.
          hsn: merchant === 'unregistered' ? null : (principal?.hsn ?? null),
          quantity: null,
          unit: null,
          unit_paise: null,
          discount_paise: 0,
          paise,
          ...tax,
        },
      ]
