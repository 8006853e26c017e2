import { Link } from 'react-router'
import { formatRupees } from '../../../values/money.ts'
import type { Overview } from '../contract.ts'
import { dayOf } from './moments.ts'
import { OverviewCard } from './overview-card.tsx'
import { orderUrl, sectionUrl } from './section-url.ts'

type Props = { toPack: Overview['to_pack']; unpaid: number; className?: string }

/** Paid and waiting, the oldest first; below it, what is not paid yet. */
export const OrdersToPack = ({ toPack, unpaid, className }: Props) => (
  <OverviewCard
    title="Orders to pack"
    {...(className && { className })}
    count={toPack.count}
    to={sectionUrl('orders', { status: 'paid' })}
    linkText="View orders to pack"
  >
    {toPack.orders.length === 0 && <p className="text-ink-soft">Everything is packed.</p>}
    <ul className="divide-y divide-line">
      {toPack.orders.map(({ id, name, total_price, paid_at }) => (
        <li key={id}>
          <Link
            to={orderUrl(id)}
            className="flex items-baseline justify-between gap-4 py-2 underline-offset-4 hover:underline"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">{name || 'N/A'}</span>
              <span className="text-sm text-ink-soft">
                #{id}, paid {dayOf(paid_at)}
              </span>
            </span>
            <span className="tabular-nums">{formatRupees(total_price, { decimals: 'always' })}</span>
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-2 border-t border-line pt-2">
      <Link
        to={sectionUrl('orders', { status: 'pending' })}
        className="flex min-h-11 items-center justify-between gap-4 underline-offset-4 hover:underline"
      >
        Unpaid orders <span className="font-semibold tabular-nums">{unpaid}</span>
      </Link>
    </p>
  </OverviewCard>
)
