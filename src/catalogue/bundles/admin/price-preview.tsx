import { bundleDiscounts } from '#ordering/pricing/rules/bundle-discounts.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { formatRupees, toPaise, toRupees } from '#values/money/money.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import * as words from '../words/office/section/en.ts'
import type { PartValues } from './bundle-values.ts'

const format = (paise: number) => formatRupees(toRupees(paise), { decimals: 'always' })

/** What a bundle saves, and the share and tax rate of each part, as an order would have them. */
export function PricePreview({ parts, price }: { parts: PartValues[]; price: string }) {
  const rupees = parseRupees(price)
  const lines = parts.map(({ quantity, ...part }) => ({
    ...part,
    quantity: Number(quantity),
    unitPaise: toPaise(part.price),
  }))
  const isComplete =
    lines.length > 1 && lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
  if (!isComplete || !rupees) return null
  const discounts = bundleDiscounts(lines, [{ id: 0, pricePaise: toPaise(rupees), parts: lines }])
  const priced = priceOrder({ lines, discounts })
  const saving = priced.goodsPaise - priced.totalPaise
  const rates = new Set(parts.map(({ tax_rate }) => tax_rate))
  return (
    <section aria-label={words.preview} className="rounded-card border border-line p-4 text-sm">
      <p className="font-semibold">
        {words.oneByOne({ sum: format(priced.goodsPaise) })}.{' '}
        {saving > 0 ? words.saves({ saving: format(saving) }) : words.savesNothing}
      </p>
      {saving > 0 && (
        <ul className="mt-2 grid gap-1 tabular-nums">
          {priced.lines.map(({ pack_id, quantity, name, paise, discountPaise, tax_rate }) => (
            <li key={pack_id}>
              {words.shareOf({
                name: `${quantity} × ${name}`,
                paid: format(paise),
                saving: format(discountPaise),
              })}
              {tax_rate !== null && words.taxed({ rate: formatRate(tax_rate) })}
            </li>
          ))}
        </ul>
      )}
      {rates.size > 1 && <p className="mt-2 text-ink-soft">{words.differentRates}</p>}
    </section>
  )
}

const formatRate = (rate: number | string) =>
  typeof rate === 'number' ? words.percent({ rate }) : (words.rates[rate] ?? rate)
