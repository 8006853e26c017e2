import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import type { Variant } from '#catalogue/products/variant-contract.ts'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/office/section/en.ts'

/** The price of the running period, beside the regular price that the merchant edits. */
export function RunningPrice({ period }: Pick<Variant, 'period'>) {
  if (!period) return null
  const price = formatRupees(period.price)
  return (
    <span className="block text-sm font-medium text-success tabular-nums">
      {period.until
        ? words.runningPriceUntil({ price, until: formatTimestamp(period.until) })
        : words.runningPrice({ price })}
    </span>
  )
}
