import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { RefundOverview, refundEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { GoodsQuestion } from './goods-question.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundProgress } from './refund-progress.tsx'

type Props = {
  orderId: number
  /** Incremented when something else of the order has changed. */
  refreshKey: number
  /** The order has changed, so the other panels are outdated. */
  onChanged: () => void
}

/** An order's refunds and their progress, what can still be refunded, and the question where the goods are. */
export function RefundPanel({ orderId, refreshKey, onChanged }: Props) {
  const { data, failed, loading, reload } = useApiQuery(`refunding-${orderId}-${refreshKey}`, (signal) =>
    callApi<typeof refundEndpoints>()('GET /orders/{id}/refunding', { params: { id: orderId }, signal }),
  )
  // While a refund is pending, the panel keeps polling.
  usePolling({ data, failed, reload }, { isPending: !!data?.refunds.some(isOnItsWay), everyMs: 4_000 })
  if (!data && failed) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loading} count={2} />
  if (!data.is_paid && data.refunds.length === 0) return null
  return (
    <section aria-labelledby={`refunds-${orderId}`} className="grid gap-4">
      <h2 id={`refunds-${orderId}`} className="text-base!">
        {words.title}
      </h2>
      {data.asks_about_goods !== null && (
        <IfMay right="refunds:write">
          <GoodsQuestion overview={data} onDone={onChanged} />
        </IfMay>
      )}
      {data.refunds.length > 0 && (
        <ul aria-label={words.refunds} className="divide-y divide-line rounded-card border border-line">
          {data.refunds.map((refund) => (
            <RefundProgress key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      <IfMay right="refunds:write">
        <RefundActions overview={data} onDone={onChanged} onOutdated={reload} />
      </IfMay>
    </section>
  )
}

type RefundActionsProps = { overview: RefundOverview; onDone: () => void; onOutdated: () => void }

function RefundActions({ overview, onDone, onOutdated }: RefundActionsProps) {
  const [action, setAction] = useState<'refund' | 'cancel'>()
  const { order_id, left, total, is_here, lines } = overview
  if (left === 0) return <p className="text-ink-soft">{words.nothingLeft}</p>
  const isTooLittle = left < minRefundRupees
  if (isTooLittle && !is_here) return <p className="text-ink-soft">{words.tooLittleLeft}</p>
  const offered = [...(isTooLittle ? [] : ['refund' as const]), ...(is_here ? ['cancel' as const] : [])]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {is_here && lines.every(({ here }) => here === 0) && (
        <p className="basis-full">{words.nothingToSend}</p>
      )}
      {offered.map((each) => (
        <Button key={each} variant="secondary" onClick={() => setAction(each)}>
          {words.actions[each]}
          <span className="sr-only">{words.ofOrder[each]({ id: order_id })}</span>
        </Button>
      ))}
      <p className="text-sm text-ink-soft tabular-nums">
        {words.leftToReturn({ left: formatExact(left), total: formatExact(total) })}
      </p>
      {action && (
        <RefundForm
          overview={overview}
          action={action}
          onClose={() => setAction(undefined)}
          onDone={onDone}
          onOutdated={onOutdated}
        />
      )}
    </div>
  )
}

/** Razorpay's minimum refund, in rupees. */
const minRefundRupees = 1

const formatExact = (rupees: number) => formatRupees(rupees, { decimals: 'always' })

const isOnItsWay = ({ progress }: RefundOverview['refunds'][number]) =>
  progress === 'wanted' || progress === 'sent'
