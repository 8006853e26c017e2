import { Badge } from '#ui/elements/badge.tsx'
import { Card } from '#ui/elements/card.tsx'
import * as words from '../words/office/en.ts'
import type { Cause, MatterGroup } from './group-matters.ts'
import { MatterRow } from './matter-row.tsx'

type Props = { group: MatterGroup; onChanged: () => void }

/** All matters of one kind: what happened, what to do, and the orders it happened to. */
export function MatterGroupCard({ group: { kind, title, causes }, onChanged }: Props) {
  const count = causes.reduce((sum, { matters }) => sum + matters.length, 0)
  return (
    <Card>
      <section aria-labelledby={kind}>
        <h3 id={kind} className="flex items-center justify-between gap-4 px-5 pt-4">
          {title}
          <Badge className="font-sans" tone={kind === 'refund_open' ? 'success' : 'attention'}>
            {countOf(kind, count)}
          </Badge>
        </h3>
        <div className="divide-y divide-line">
          {causes.map((cause) => (
            <CausePart key={cause.what + cause.advice} cause={cause} onChanged={onChanged} />
          ))}
        </div>
      </section>
    </Card>
  )
}

/** What cannot be read may be about no order at all. */
function countOf(kind: MatterGroup['kind'], count: number) {
  if (kind === 'unreadable') return String(count)
  return words.orders({ count })
}

const CausePart = ({
  cause: { what, advice, matters },
  onChanged,
}: {
  cause: Cause
  onChanged: () => void
}) => (
  <div className="px-5 pt-2 pb-3">
    <p>{what}</p>
    <p className="mt-2 rounded-field bg-tint-leaf px-4 py-2.5">
      <span className="font-semibold">{`${words.whatToDo} `}</span>
      {advice}
    </p>
    <ul className="mt-2 divide-y divide-line">
      {matters.map((matter) => (
        <MatterRow
          key={`${matter.order_id} ${matter.payment_id} ${matter.refund_id} ${matter.news_id}`}
          matter={matter}
          onChanged={onChanged}
        />
      ))}
    </ul>
  </div>
)
