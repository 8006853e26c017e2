import { formatRupees } from '../../../../values/money.ts'
import { unitPrices } from '../../../../values/unit-price.ts'
import type { Pack } from '../../pack-contract.ts'
import * as words from '../../words/en.ts'
import * as priceWords from '../../words/price/en.ts'

const inFull = (rupees: number) => formatRupees(rupees, { decimals: 'always' })

/** What the law asks to be said of a price, and what it comes to per 100 g. */
export function UnderPrice({ pack }: { pack: Pack }) {
  const { price, mrp } = pack
  const prices = unitPrices(price, pack)
  return (
    <>
      <p className="text-sm text-ink-soft">
        {mrp === null ? words.taxesIncluded : priceWords.mrpDeclared({ mrp: inFull(mrp) })}
      </p>
      {prices.length > 0 && (
        <p className="text-sm text-ink-soft tabular-nums">
          {prices.map(({ rupees, per }) => priceWords.unitPrices[per]({ price: inFull(rupees) })).join(' · ')}
        </p>
      )}
    </>
  )
}
