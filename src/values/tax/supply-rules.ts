import { isInForce } from './in-force.ts'
import rules from './supply-rules.json' with { type: 'json' }

type Merchant = 'unregistered' | 'composition' | 'regular'
/** What an order is made of: exempt is what needs no tax invoice, mixed where there is both. */
type Goods = 'taxable' | 'mixed' | 'exempt'
type Rule =
  | 'no_sale_to_another_state'
  | 'rate_and_hsn_needed'
  | 'bill_of_supply'
  | 'invoice_cum_bill_of_supply'
  | 'tax_invoice'

/**
 * Whether a rule of the goods and services tax is in force for such a merchant and such goods. The table says which law it is
 * from and since when, so that a change of the law is a row.
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

/** What so many goods are together, of which so many are exempt. */
export const kindOfGoods = (all: number, exempt: number): Goods =>
  exempt === 0 ? 'taxable' : exempt === all ? 'exempt' : 'mixed'

/** Whether all that this merchant sells must have a rate and an HSN code. */
export const requiresTaxDetails = (merchant: Merchant, day: string) =>
  isRuleInForce('rate_and_hsn_needed', { merchant, goods: 'taxable', day })
