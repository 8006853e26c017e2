import type { ReactNode } from 'react'
import { formatRupees } from '../../../values/money.ts'
import { useStore } from '../../store/shop/use-store.ts'
import * as words from '../words/en.ts'

type CartTotalsProps = {
  title?: string
  /** Rupees; shipping is not in it. Null where there is nothing to add up. */
  total: number | null
  /** The step onward. */
  children: ReactNode
}

/** What the cart comes to; the courier is paid at the door (specification §2.20). It stays in view on a desk. */
export function CartTotals({ title = words.totals, total, children }: CartTotalsProps) {
  return (
    <section
      aria-label={title}
      className="rounded-card border border-line bg-paper p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <h2 className="mb-4">{title}</h2>
      {total !== null && <Sums total={total} />}
      {children}
    </section>
  )
}

function Sums({ total }: { total: number }) {
  const { shipping } = useStore()
  const sum = formatRupees(total, { decimals: 'always' })
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-3 tabular-nums">
        <dt>{words.subtotal}</dt>
        <dd className="text-right font-semibold">{sum}</dd>
        <dt className="border-t border-line pt-3 text-sm">{words.shippingTo(shipping)}</dt>
        <dd className="border-t border-line pt-3 text-right text-sm text-ink-soft">{words.paidToCourier}</dd>
        <dt className="border-t border-line pt-3 text-lg font-bold">{words.total}</dt>
        <dd className="border-t border-line pt-3 text-right text-lg font-bold">{sum}</dd>
      </dl>
      <p className="mt-3 mb-5 text-sm text-ink-soft">{words.shippingIsPaidAtTheDoor}</p>
    </>
  )
}
