import { formatCalendarDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Card } from '#ui/elements/card.tsx'
import { CircleCheckIcon } from '#ui/elements/lazy-icons.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { Difference, Reconciliation } from '../contract.ts'
import * as words from '../words/office/days/en.ts'
import { OrderLink } from './issue-row.tsx'
import { PaymentReference } from './payment-reference.tsx'

/** The result of comparing a day. */
export function ComparedDay({
  result: { day, payments, returned, differences, complete },
}: {
  result: Reconciliation
}) {
  const ofTheDay = { payments, day: formatCalendarDay(day), returned: formatReturned(returned) }
  return (
    <div role="status" className="grid gap-3">
      {differences.length === 0 ? (
        <p className="flex items-start gap-3 rounded-card bg-tint-success px-5 py-4">
          <CircleCheckIcon className="mt-0.5 size-5 shrink-0 text-success" />
          <span>
            <span className="font-semibold">{words.noDifferences}</span> {words.theShopHasTheSame(ofTheDay)}
          </span>
        </p>
      ) : (
        <p>
          <span className="font-semibold">{words.differences({ count: differences.length })}</span>{' '}
          {words.settleFirst(ofTheDay)}
        </p>
      )}
      {!complete && <p className="rounded-card bg-tint-turmeric px-5 py-4">{words.onlyAPart}</p>}
      {differences.length > 0 && <DifferenceList differences={differences} />}
    </div>
  )
}

const formatReturned = ({ payments, amount }: Reconciliation['returned']) =>
  payments === 0 ? null : { payments, amount: formatRupees(amount, { decimals: 'always' }) }

const DifferenceList = ({ differences }: { differences: Difference[] }) => (
  <Card>
    <ul className="divide-y divide-line">
      {differences.map((difference) => (
        <DifferenceRow key={difference.payment_id} difference={difference} />
      ))}
    </ul>
  </Card>
)

const DifferenceRow = ({ difference }: { difference: Difference }) => (
  <li className="grid gap-1 px-5 py-3">
    <p className="font-medium">{difference.what}</p>
    <p className="flex flex-wrap items-center gap-x-6 tabular-nums">
      {difference.order_id === null ? (
        <span className="flex min-h-11 items-center text-ink-soft">{words.noOrder}</span>
      ) : (
        <OrderLink id={difference.order_id} />
      )}
      <span>{words.atRazorpay({ amount: formatAmount(difference.provider_amount) })}</span>
      <span>{words.atTheShop({ amount: formatAmount(difference.our_amount) })}</span>
    </p>
    <PaymentReference id={difference.payment_id} />
  </li>
)

const formatAmount = (rupees: number | null) =>
  rupees === null ? null : formatRupees(rupees, { decimals: 'always' })
