import { allocateByWeight } from '#accounting/tax/rules/split-tax.ts'
import { type Paise, toPaise } from '#values/money/money.ts'

export type LineToPrice = { quantity: number; unitPaise: Paise }

/** What a discount takes off each line, in the order of the lines, and off the delivery. All are at least 0. */
export type DiscountShares = { lines: readonly Paise[]; delivery: Paise }

/** `paise` is above 0. The shares are those that the order stores; a new discount has none yet. */
export type Discount = { paise: Paise; shares?: DiscountShares }

/** A zone's terms, in rupees. */
type DeliveryTerms = { fee: number; free_from: number | null; minimum?: number | null }

/** How the sale to this buyer is taxed. */
export type Taxation<Line, Tax> = {
  /** The tax within a price after discounts. */
  taxOf: (paise: Paise, line: Line | undefined) => Tax
  /** The line whose tax the delivery has. */
  principalLine: (lines: readonly Line[]) => Line | undefined
}

export type OrderToPrice<Line> = {
  lines: readonly Line[]
  discounts?: readonly Discount[]
  /** A zone's terms, or the charge in paise that was agreed for an order. */
  delivery?: DeliveryTerms | Paise
}

type PricedOrder<Line, Tax> = {
  /** `paise` is the price after discounts. */
  lines: (Line & { fullPaise: Paise; discountPaise: Paise; paise: Paise; tax: Tax })[]
  discounts: { paise: Paise; shares: DiscountShares }[]
  delivery: { paise: Paise; tax: Tax; principal: Line | undefined }
  /** The goods before discounts. */
  goodsPaise: Paise
  totalPaise: Paise
  /** Whether the goods are below the order minimum of the terms. */
  isBelowMinimum: boolean
}

export function priceOrder<Line extends LineToPrice>(order: OrderToPrice<Line>): PricedOrder<Line, undefined>
export function priceOrder<Line extends LineToPrice, Tax>(
  order: OrderToPrice<Line> & { taxation: Taxation<NoInfer<Line>, Tax> },
): PricedOrder<Line, Tax>
/**
 * What an order costs, in paise: the only calculation of prices. The cart shows its result, and orders, emails,
 * invoices, refunds and credit notes use it.
 *
 * - A new discount is spread over the lines in proportion to their prices, then over the delivery. Discounts apply in
 *   their order, each to what the earlier ones have left.
 * - The order minimum and the value for free delivery compare with the goods before discounts, so that a discount never
 *   makes an order more expensive.
 * - Delivery has the tax of the principal line. No tax is calculated without `taxation`.
 * @throws RangeError when a discount exceeds what it is taken off
 */
export function priceOrder<Line extends LineToPrice, Tax>({
  lines,
  discounts = [],
  delivery = 0,
  taxation,
}: OrderToPrice<Line> & { taxation?: Taxation<Line, Tax> }): PricedOrder<Line, Tax | undefined> {
  const fullPrices = lines.map(({ quantity, unitPaise }) => quantity * unitPaise)
  const goodsPaise = sumOf(fullPrices)
  const terms = typeof delivery === 'number' ? null : delivery
  const charge = typeof delivery === 'number' ? delivery : deliveryFee(delivery, goodsPaise)
  const { allocated, left } = allocateDiscounts({ lines: fullPrices, delivery: charge }, discounts)
  const principal = taxation?.principalLine(lines)
  return {
    lines: lines.map((line, at) => {
      const [fullPaise = 0, paise = 0] = [fullPrices[at], left.lines[at]]
      return {
        ...line,
        fullPaise,
        discountPaise: fullPaise - paise,
        paise,
        tax: taxation?.taxOf(paise, line),
      }
    }),
    discounts: allocated,
    delivery: { paise: left.delivery, tax: taxation?.taxOf(left.delivery, principal), principal },
    goodsPaise,
    totalPaise: sumOf(left.lines) + left.delivery,
    isBelowMinimum: goodsPaise < toPaise(terms?.minimum ?? 0),
  }
}

/**
 * The price of some units of a line, to the paisa: the prices of all its units add up to the price of the line.
 * @param line its price after discounts, and its units
 * @param after how many units of it come before these
 */
export function priceOfUnits(line: { paise: Paise; quantity: number }, units: number, after: number): Paise {
  const upTo = (count: number) => Math.round((line.paise * count) / line.quantity)
  return upTo(after + units) - upTo(after)
}

/** The shares of all discounts, and what they leave. */
function allocateDiscounts(full: { lines: Paise[]; delivery: Paise }, discounts: readonly Discount[]) {
  let left = full
  const allocated = discounts.map((discount) => {
    const shares = discount.shares ?? spreadDiscount(left, discount.paise)
    left = {
      lines: left.lines.map((paise, at) => paise - (shares.lines[at] ?? 0)),
      delivery: left.delivery - shares.delivery,
    }
    if (Math.min(left.delivery, ...left.lines) < 0)
      throw new RangeError('A discount is more than what it is taken off')
    return { ...discount, shares }
  })
  return { allocated, left }
}

/** The charge under a zone's terms; 0 if the goods reach the value for free delivery. */
const deliveryFee = ({ fee, free_from }: DeliveryTerms, goodsPaise: Paise): Paise =>
  free_from !== null && goodsPaise >= toPaise(free_from) ? 0 : toPaise(fee)

/** Spreads a discount over the lines in proportion to what is left of them; the delivery bears the excess. */
function spreadDiscount(left: { lines: Paise[] }, paise: Paise): DiscountShares {
  const fromLines = Math.min(paise, sumOf(left.lines))
  return { lines: allocateByWeight(fromLines, left.lines), delivery: paise - fromLines }
}

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, paise) => sum + paise, 0)
