import { StatusWord } from '../../../ui/status-word.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatRupees } from '../../../values/money.ts'
import { momentOf } from '../../backoffice/web/moments.ts'
import { orderUrl } from '../../backoffice/web/section-url.ts'
import type { MoneyMatter } from '../money-contract.ts'
import { MatterActions } from './admin-matter-actions.tsx'
import { PaymentReference } from './admin-payment-reference.tsx'

type Props = { matter: MoneyMatter; onChanged: () => void }

/** One order whose money needs a look, and what can be done about it from here. */
export function MatterRow({ matter, onChanged }: Props) {
  const { order_id, order_status, customer, amount, payment_id, since } = matter
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4">
          <OrderLink id={order_id} />
          <span>{customer || 'N/A'}</span>
          {amount !== null && (
            <span className="font-semibold tabular-nums">{formatRupees(amount, { decimals: 'always' })}</span>
          )}
          <StatusWord status={order_status} />
          <time dateTime={since} className="text-sm text-ink-soft">
            since {momentOf(since)}
          </time>
        </p>
        {payment_id && <PaymentReference id={payment_id} />}
      </div>
      <MatterActions matter={matter} onChanged={onChanged} />
    </li>
  )
}

export const OrderLink = ({ id }: { id: number }) => <TextLink to={orderUrl(id)}>Order {id}</TextLink>
