import type { ReactNode } from 'react'
import { store } from '../../../store.ts'
import { formatRupees } from '../../../values/money.ts'

type CartTotalsProps = {
  title?: string
  /** Rupees; shipping is not in it. */
  total: number
  /** The step onward. */
  children: ReactNode
}

/** What the cart comes to; the courier is paid at the door (specification §2.20). It stays in view on a desk. */
export function CartTotals({ title = 'Cart Totals', total, children }: CartTotalsProps) {
  const sum = formatRupees(total, { decimals: 'always' })
  return (
    <section
      aria-label={title}
      className="rounded-card border border-line bg-paper p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <h2 className="mb-4">{title}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-3 tabular-nums">
        <dt>Subtotal</dt>
        <dd className="text-right font-semibold">{sum}</dd>
        <dt className="border-t border-line pt-3 text-sm">Shipping to {store.shipping.state}</dt>
        <dd className="border-t border-line pt-3 text-right text-sm text-ink-soft">Paid to courier</dd>
        <dt className="border-t border-line pt-3 text-lg font-bold">Total</dt>
        <dd className="border-t border-line pt-3 text-right text-lg font-bold">{sum}</dd>
      </dl>
      <p className="mt-3 mb-5 text-sm text-ink-soft">
        Shipping charges are paid directly to the courier when your parcel arrives. They are not part of this
        total.
      </p>
      {children}
    </section>
  )
}
