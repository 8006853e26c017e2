import { useState } from 'react'
import { callApi } from '../../../browser/call-api.ts'
import { Loaded, later } from '../../../ui/feedback/loaded.tsx'
import { formatRupees } from '../../../values/money/money.ts'
import type { CustomersRefund, refundEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/** What was given back of the customer's order, why, and when it arrives. Nothing where nothing was. */
export function OrderRefunds({ orderId }: { orderId: number }) {
  const ask = () =>
    later(callApi<typeof refundEndpoints>()('GET /orders/{id}/refunds', { params: { id: orderId } }))
  const [refunds, setRefunds] = useState(ask)
  return (
    <Loaded value={refunds} loading={null} failed={words.notLoaded} onRetry={() => setRefunds(ask())}>
      {(found) =>
        found.length > 0 && (
          <section aria-labelledby={`returned-${orderId}`} className="mt-5">
            <h2 id={`returned-${orderId}`} className="mb-2 text-base!">
              {words.title}
            </h2>
            <ul className="grid gap-3">
              {found.map((refund) => (
                <Refund key={refund.id} refund={refund} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

const Refund = ({ refund: { amount, stage, reason, note, lines } }: { refund: CustomersRefund }) => (
  <li className="grid gap-0.5">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold tabular-nums">{formatRupees(amount, { decimals: 'always' })}</span>
      {reason && <span>{words.reasons[reason]}</span>}
    </p>
    {lines.length > 0 && (
      <p className="text-sm wrap-anywhere text-ink-soft">{lines.map(words.unitsOf).join(', ')}</p>
    )}
    {note && <p className="wrap-anywhere">“{note}”</p>}
    <p className="text-sm text-ink-soft">{words.stages[stage]}</p>
  </li>
)
