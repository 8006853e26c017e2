import { formatRupees } from '../../values/money.ts'
import * as words from '../words/en.ts'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'

type PriceProps = {
  /** Rupees, as the API answers them (decision S4). */
  price: number
  /** What it is struck through above; left out where there is no cut (decision S11). */
  struck?: number | null
  /** The badge's words, such as `20% OFF`. */
  badge?: string | null
  /** A word before the price, such as `MRP`. */
  label?: string
  /** The same before the struck price. */
  struckLabel?: string
  size?: 'card' | 'page'
}

/** What a product costs, what it cost before, and the cut. */
export function Price({ price, struck, badge, label, struckLabel, size = 'card' }: PriceProps) {
  const large = size === 'page'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
      <span className={classNames('font-bold', large ? 'text-xl' : 'text-base')}>
        {label && <span className="mr-1 text-sm font-medium text-ink-soft">{label}</span>}
        {formatRupees(price)}
      </span>
      {struck != null && (
        <span className={classNames('text-ink-soft', large ? 'text-base' : 'text-sm')}>
          {struckLabel ? `${struckLabel} ` : <span className="sr-only">{words.priceBefore} </span>}
          <s>{formatRupees(struck)}</s>
        </span>
      )}
      {badge && <Badge tone="discount">{badge}</Badge>}
    </span>
  )
}
