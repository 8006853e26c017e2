/** What is in a pack, where its size is a plain quantity. */
export type Net = { net_amount: number | null; net_unit: 'g' | 'kg' | 'ml' | 'l' | 'piece' | null }

/** A price of so much of something, in rupees. */
export type UnitPrice = { rupees: number; per: 'g' | 'kg' | 'ml' | 'l' | 'piece' | '100 g' | '100 ml' }

/** Of each unit what it is counted in, how many of those it is, and what more than a thousand of those are called. */
const counted = {
  g: { base: 'g', times: 1, large: 'kg', hundred: '100 g' },
  kg: { base: 'g', times: 1000, large: 'kg', hundred: '100 g' },
  ml: { base: 'ml', times: 1, large: 'l', hundred: '100 ml' },
  l: { base: 'ml', times: 1000, large: 'l', hundred: '100 ml' },
} as const

const toTwo = (rupees: number) => Math.round(rupees * 100) / 100

/**
 * What a pack's price comes to: first per 100 g or 100 ml, by which shoppers compare, then per unit as the law of packed
 * goods asks: per g or ml below 1,000 of them, per kg or l from there on, per piece where it is sold by number, and left
 * out where that is the price itself. Nothing where the pack does not say a plain quantity.
 */
export function unitPrices(price: number, { net_amount, net_unit }: Net): UnitPrice[] {
  if (!net_amount || !net_unit) return []
  if (net_unit === 'piece')
    return net_amount === 1 ? [] : [{ rupees: toTwo(price / net_amount), per: 'piece' }]
  const { base, times, large, hundred } = counted[net_unit]
  const amount = net_amount * times
  const legal: UnitPrice =
    amount < 1000
      ? { rupees: toTwo(price / amount), per: base }
      : { rupees: toTwo((price * 1000) / amount), per: large }
  const compared: UnitPrice = { rupees: toTwo((price * 100) / amount), per: hundred }
  return [compared, legal].filter(({ rupees }) => rupees !== price)
}
