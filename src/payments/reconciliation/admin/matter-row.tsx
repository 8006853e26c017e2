import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { orderUrl } from '#backoffice/ui/admin/section-url.ts'
import { StatusWord } from '#ui/elements/status-word.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { MoneyMatter } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { MatterActions } from './matter-actions.tsx'
import { PaymentReference } from './payment-reference.tsx'

type Props = { matter: MoneyMatter; onChanged: () => void }

/** One order whose money needs a look, and what can be done about it from here. */
export function MatterRow({ matter, onChanged }: Props) {
  const { order_id, order_status, customer, amount, payment_id, since } = matter
  return (
    <li className="grid gap-x-6 gap-y-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4">
          {order_id !== null && <OrderLink id={order_id} />}
          {order_id !== null && <span>{customer || words.nameless}</span>}
          {amount !== null && (
            <span className="font-semibold tabular-nums">{formatRupees(amount, { decimals: 'always' })}</span>
          )}
          {order_status !== null && <StatusWord status={order_status} />}
          <time dateTime={since} className="text-sm text-ink-soft">
            {words.since({ moment: momentOf(since) })}
          </time>
        </p>
        {payment_id && <PaymentReference id={payment_id} />}
      </div>
      <MatterActions matter={matter} onChanged={onChanged} />
    </li>
  )
}

export const OrderLink = ({ id }: { id: number }) => (
  <TextLink to={orderUrl(id)}>{words.order({ id })}</TextLink>
)
