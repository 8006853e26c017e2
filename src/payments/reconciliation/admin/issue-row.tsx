import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { orderUrl } from '#backoffice/ui/admin/section-url.ts'
import { OrderStatusLabel } from '#ordering/orders/shop/order-status-label.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { PaymentIssue } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { IssueActions } from './issue-actions.tsx'
import { PaymentReference } from './payment-reference.tsx'

type Props = { issue: PaymentIssue; onChanged: () => void }

/** One order with a payment issue, and its actions. */
export function IssueRow({ issue, onChanged }: Props) {
  const { order_id, order_status, customer, amount, payment_id, since } = issue
  return (
    <li className="grid gap-x-6 gap-y-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4">
          {order_id !== null && <OrderLink id={order_id} />}
          {order_id !== null && <span>{customer || words.nameless}</span>}
          {amount !== null && (
            <span className="font-semibold tabular-nums">{formatRupees(amount, { decimals: 'always' })}</span>
          )}
          {order_status !== null && <OrderStatusLabel status={order_status} />}
          <time dateTime={since} className="text-sm text-ink-soft">
            {words.since({ moment: formatTimestamp(since) })}
          </time>
        </p>
        {payment_id && <PaymentReference id={payment_id} />}
      </div>
      <IssueActions issue={issue} onChanged={onChanged} />
    </li>
  )
}

export const OrderLink = ({ id }: { id: number }) => (
  <TextLink to={orderUrl(id)}>{words.order({ id })}</TextLink>
)
