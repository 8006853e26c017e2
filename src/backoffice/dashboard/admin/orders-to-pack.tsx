import { formatShortDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { orderUrl, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { orderStatus, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Overview } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { toPack: Overview['to_pack']; unpaid: number; className?: string }

/** Paid orders and cash orders to pack, oldest first; below, the number of unpaid orders. */
export const OrdersToPack = ({ toPack, unpaid, className }: Props) => (
  <OverviewCard
    title={words.ordersToPack}
    {...(className && { className })}
    count={toPack.count}
    to={sectionUrl('orders', { parcel: shipmentState.toPack })}
    linkText={words.viewOrdersToPack}
  >
    {toPack.orders.length === 0 && <p className="text-ink-soft">{words.everythingPacked}</p>}
    <ul className="divide-y divide-line">
      {toPack.orders.map(({ id, name, total_price, paid_at, ...kind }) => (
        <li key={id}>
          <Link
            to={orderUrl(id)}
            className="flex items-baseline justify-between gap-4 py-2 underline-offset-4 hover:underline"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">{name || words.noName}</span>
              <span className="text-sm text-ink-soft">
                {sentenceOf(kind)({
                  id,
                  day: formatShortDay(paid_at),
                })}
              </span>
            </span>
            <span className="tabular-nums">{formatRupees(total_price, { decimals: 'always' })}</span>
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-2 border-t border-line pt-2">
      <Link
        to={sectionUrl('orders', { status: orderStatus.awaitingPayment })}
        className="flex min-h-11 items-center justify-between gap-4 underline-offset-4 hover:underline"
      >
        {words.unpaidOrders} <span className="font-semibold tabular-nums">{unpaid}</span>
      </Link>
    </p>
  </OverviewCard>
)

type ToPackKind = { payment_due: boolean; is_replacement: boolean }

function sentenceOf({ payment_due, is_replacement }: ToPackKind) {
  if (is_replacement) return words.replacementPlaced
  return payment_due ? words.cashOrderPlaced : words.orderPaid
}
