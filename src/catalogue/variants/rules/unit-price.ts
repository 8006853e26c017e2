/** A pack's net quantity, if its size is a plain quantity. */
export type Net = { net_amount: number | null; net_unit: 'g' | 'kg' | 'ml' | 'l' | 'piece' | null }

/** A price per quantity, in rupees. */
export type UnitPrice = { rupees: number; per: 'g' | 'kg' | 'ml' | 'l' | 'piece' | '100 g' | '100 ml' }

/** The base unit of each unit, the factor, and the name of a thousand base units. */
const unitBases = {
  g: { base: 'g', times: 1, large: 'kg', hundred: '100 g' },
  kg: { base: 'g', times: 1000, large: 'kg', hundred: '100 g' },
  ml: { base: 'ml', times: 1, large: 'l', hundred: '100 ml' },
  l: { base: 'ml', times: 1000, large: 'l', hundred: '100 ml' },
} as const

/**
 * The price of so many units (`times`) of an amount, in rupees, rounded half up to the paisa. Decimal grams are counted
 * in thousandths, so that both sides of the division are integers.
 */
function pricePerUnit(rupees: number, amount: number, times = 1) {
  const [paise, thousandths] = [Math.round(rupees * 100) * times, Math.round(amount * 1000)]
  return Math.floor((2 * 1000 * paise + thousandths) / (2 * thousandths)) / 100
}

/**
 * The legal unit sale price, from the MRP in rupees (Packaged Commodities Rules 2011, rule 6(11), as amended in 2022):
 * per g or ml below 1,000 of them, otherwise per kg or l, per piece for goods sold by number, and omitted if it equals
 * the MRP. Undefined if the pack has no plain quantity.
 */
export function unitSalePrice(mrp: number, { net_amount, net_unit }: Net): UnitPrice | undefined {
  if (!net_amount || !net_unit) return undefined
  const found = unitSalePriceOf(mrp, net_amount, net_unit)
  return found.rupees === mrp ? undefined : found
}

function unitSalePriceOf(mrp: number, net: number, unit: NonNullable<Net['net_unit']>): UnitPrice {
  if (unit === 'piece') return { rupees: pricePerUnit(mrp, net), per: 'piece' }
  const { base, times, large } = unitBases[unit]
  const amount = net * times
  return amount < 1000
    ? { rupees: pricePerUnit(mrp, amount), per: base }
    : { rupees: pricePerUnit(mrp, amount, 1000), per: large }
}

/** The price per 100 g, 100 ml or piece, from the selling price in rupees; omitted if it equals that price. */
export function pricePerHundred(price: number, { net_amount, net_unit }: Net): UnitPrice | undefined {
  if (!net_amount || !net_unit) return undefined
  if (net_unit === 'piece')
    return net_amount === 1 ? undefined : { rupees: pricePerUnit(price, net_amount), per: 'piece' }
  const { times, hundred } = unitBases[net_unit]
  const rupees = pricePerUnit(price, net_amount * times, 100)
  return rupees === price ? undefined : { rupees, per: hundred }
}
