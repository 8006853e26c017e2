import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { CustomerRefund, refundEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/** The customer's refunds with reason and arrival. Renders nothing without refunds. */
export function OrderRefunds({ orderId }: { orderId: number }) {
  const load = () =>
    defer(callApi<typeof refundEndpoints>()('GET /orders/{id}/refunds', { params: { id: orderId } }))
  const [refunds, setRefunds] = useState(load)
  return (
    <LoadOrRetry value={refunds} fallback={null} failed={words.notLoaded} onRetry={() => setRefunds(load())}>
      {(found) => <RefundList refunds={found} orderId={orderId} />}
    </LoadOrRetry>
  )
}

/** The refunds of an order; nothing without any. */
export const RefundList = ({ refunds, orderId }: { refunds: CustomerRefund[]; orderId: number }) =>
  refunds.length > 0 && (
    <section aria-labelledby={`returned-${orderId}`} className="mt-5">
      <h2 id={`returned-${orderId}`} className="mb-2 text-base!">
        {words.title}
      </h2>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  )

const Refund = ({ refund }: { refund: CustomerRefund }) => {
  const { amount, stage, reason, note, pays_order: paid } = refund
  const parts = partsOf(refund)
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold tabular-nums">{formatExact(amount)}</span>
        {paid !== undefined ? <span>{words.exchanged}</span> : reason && <span>{words.reasons[reason]}</span>}
      </p>
      {parts.length > 0 && <p className="text-sm wrap-anywhere text-ink-soft">{parts.join(', ')}</p>}
      {note && <p className="wrap-anywhere">“{note}”</p>}
      <p className="text-sm text-ink-soft">
        {paid === undefined ? words.stages[stage] : words.usedFor({ id: paid })}
      </p>
    </li>
  )
}

/** The contents of a refund: products, delivery and goodwill. */
const partsOf = ({ lines, delivery, goodwill }: CustomerRefund) => [
  ...lines.map(words.unitsOf),
  ...(delivery > 0 ? [`${words.delivery} ${formatExact(delivery)}`] : []),
  ...(goodwill > 0 && (lines.length > 0 || delivery > 0)
    ? [`${words.goodwill} ${formatExact(goodwill)}`]
    : []),
]

const formatExact = (rupees: number) => formatRupees(rupees, { decimals: 'always' })
