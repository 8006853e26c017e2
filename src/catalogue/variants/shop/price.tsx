import { Badge } from '#ui/elements/badge.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { formatRupees } from '#values/money/money.ts'
import { type Net, pricePerHundred, unitSalePrice } from '../rules/unit-price.ts'
import * as words from '../words/en.ts'
import type { ShownPrice } from './shown-price.ts'

type PriceProps = {
  shown: ShownPrice
  /** The pack's net quantity, for the unit price. */
  net: Net
  /** A word before the price, such as `from`. */
  label?: string
  /** Replaces the formatted price, for example `₹240 each`. */
  text?: string
  size?: 'card' | 'page'
}

const formatWithPaise = (rupees: number) => formatRupees(rupees, { decimals: 'always' })

/** The price, the struck-through price, the discount, the declared MRP, and the price per 100 g. */
export function Price({ shown, net, label, text, size = 'card' }: PriceProps) {
  const { price, mrp, before, badge, isLabelledMrp } = shown
  const large = size === 'page'
  const word = label ?? (isLabelledMrp ? words.mrp : undefined)
  return (
    <span className="grid gap-y-1 tabular-nums">
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <span className={classNames('font-bold', large ? 'text-xl' : 'text-base')}>
          {word && <span className="mr-1 text-sm font-medium text-ink-soft">{word}</span>}
          {text ?? formatRupees(price)}
        </span>
        {before !== null && (
          <span className={classNames('text-ink-soft', large ? 'text-base' : 'text-sm')}>
            <span className="sr-only">{words.priceBefore} </span>
            <s>{formatRupees(before)}</s>
          </span>
        )}
        {badge && <Badge tone="discount">{badge}</Badge>}
      </span>
      <span className={classNames('grid gap-y-1 text-ink-soft', large ? 'text-sm' : 'text-xs')}>
        {mrp !== null ? (
          <span>
            {`${words.mrp} `}
            {mrp > price ? <s>{formatWithPaise(mrp)}</s> : formatWithPaise(mrp)}
            {` ${words.inclusive}`}
          </span>
        ) : (
          large && words.taxesIncluded
        )}
        <UnitPrices {...shown} net={net} large={large} />
      </span>
    </span>
  )
}

type UnitPriced = Pick<ShownPrice, 'price' | 'mrp'> & { net: Net; large: boolean }

/**
 * The price per 100 g, also on cards. The product page also shows the legally required unit sale price, which is based
 * on the MRP and labelled as such.
 */
function UnitPrices({ price, mrp, net, large }: UnitPriced) {
  const paid = pricePerHundred(price, net)
  const legal = large && mrp !== null ? unitSalePrice(mrp, net) : undefined
  if (!paid && !legal) return null
  const paidFor = paid && words.unitPrices[paid.per]({ price: formatWithPaise(paid.rupees) })
  return (
    <span>
      {paidFor && <span className="inline-block">{large ? words.youPay({ price: paidFor }) : paidFor}</span>}
      {legal && (
        <span className="block">
          {words.unitSalePrice({
            price: words.unitPrices[legal.per]({ price: formatWithPaise(legal.rupees) }),
          })}
        </span>
      )}
    </span>
  )
}
