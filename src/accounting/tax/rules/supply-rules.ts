import { isInForce } from './in-force.ts'
import rules from './supply-rules.json' with { type: 'json' }

type Merchant = 'unregistered' | 'composition' | 'regular'
/** The kind of goods in an order: exempt goods need no tax invoice, mixed means both. */
type Goods = 'taxable' | 'mixed' | 'exempt'
type Rule =
  | 'no_sale_to_another_state'
  | 'rate_and_hsn_needed'
  | 'bill_of_supply'
  | 'invoice_cum_bill_of_supply'
  | 'tax_invoice'

/**
 * Whether a GST rule applies to such a merchant and such goods on a day. Each row of the table names the law and its
 * first day, so that a change of the law is a new row.
 * @param day a calendar day in India
 */
export const isRuleInForce = (rule: Rule, of: { merchant: Merchant; goods: Goods; day: string }) =>
  rules.some(
    (row) =>
      row.rule === rule &&
      row.merchant === of.merchant &&
      row.goods.includes(of.goods) &&
      isInForce(row, of.day),
  )

/** The kind of goods, given the number of all and of the exempt ones. */
export const kindOfGoods = (all: number, exempt: number): Goods =>
  exempt === 0 ? 'taxable' : exempt === all ? 'exempt' : 'mixed'

/** Whether everything this merchant sells must have a rate and an HSN code. */
export const requiresTaxDetails = (merchant: Merchant, day: string) =>
  isRuleInForce('rate_and_hsn_needed', { merchant, goods: 'taxable', day })
