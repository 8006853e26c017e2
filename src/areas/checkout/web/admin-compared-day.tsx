import CircleCheck from 'lucide-react/icons/circle-check'
import { Card } from '../../../ui/card.tsx'
import { formatRupees } from '../../../values/money.ts'
import { readDay } from '../../backoffice/web/moments.ts'
import type { Difference, Reconciliation } from '../money-contract.ts'
import { OrderLink } from './admin-matter-row.tsx'
import { PaymentReference } from './admin-payment-reference.tsx'

/** What came out of comparing a day. */
export function ComparedDay({
  result: { day, payments, differences, complete },
}: {
  result: Reconciliation
}) {
  const theirs = `Razorpay has ${countOf(payments)} on ${readDay(day)}`
  return (
    <div role="status" className="grid gap-3">
      {differences.length === 0 ? (
        <p className="flex items-start gap-3 rounded-card bg-tint-success px-5 py-4">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" />
          <span>
            <span className="font-semibold">No differences.</span> {theirs}, and the shop has the same.
          </span>
        </p>
      ) : (
        <p>
          <span className="font-semibold">
            {differences.length === 1 ? '1 difference.' : `${differences.length} differences.`}
          </span>{' '}
          {theirs}. Settle first; what still differs then has to be looked up in the Razorpay dashboard, by
          its payment reference.
        </p>
      )}
      {!complete && (
        <p className="rounded-card bg-tint-turmeric px-5 py-4">
          Razorpay's list of this day is longer than the shop reads, so only a part of it was compared.
        </p>
      )}
      {differences.length > 0 && <DifferenceList differences={differences} />}
    </div>
  )
}

const countOf = (payments: number) =>
  payments === 0 ? 'no payments' : payments === 1 ? '1 payment' : `${payments} payments`

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
        <span className="flex min-h-11 items-center text-ink-soft">No order of this shop</span>
      ) : (
        <OrderLink id={difference.order_id} />
      )}
      <span>Razorpay: {amountOf(difference.provider_amount)}</span>
      <span>Shop: {amountOf(difference.our_amount)}</span>
    </p>
    <PaymentReference id={difference.payment_id} />
  </li>
)

const amountOf = (rupees: number | null) =>
  rupees === null ? 'nothing' : formatRupees(rupees, { decimals: 'always' })
