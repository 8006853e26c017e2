import { Badge } from '#ui/elements/badge.tsx'
import { Card } from '#ui/elements/card.tsx'
import * as words from '../words/office/en.ts'
import type { Cause, IssueGroup } from './group-issues.ts'
import { IssueRow } from './issue-row.tsx'

type Props = { group: IssueGroup; onChanged: () => void }

/** All issues of one kind: causes, advice and affected orders. */
export function IssueGroupCard({ group: { kind, title, causes }, onChanged }: Props) {
  const count = causes.reduce((sum, { issues }) => sum + issues.length, 0)
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

/** The number of issues, as in `3 orders`; only the number for unreadable webhooks, which may belong to no order. */
function countOf(kind: IssueGroup['kind'], count: number) {
  if (kind === 'unreadable') return String(count)
  return words.orders({ count })
}

const CausePart = ({
  cause: { what, advice, issues },
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
      {issues.map((issue) => (
        <IssueRow
          key={`${issue.order_id} ${issue.payment_id} ${issue.refund_id} ${issue.news_id}`}
          issue={issue}
          onChanged={onChanged}
        />
      ))}
    </ul>
  </div>
)
