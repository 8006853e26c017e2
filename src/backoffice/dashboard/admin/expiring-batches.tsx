import { formatCalendarDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import type { Overview } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { ending: Overview['batches_ending']; className?: string }

const batchUrl = (id?: number) =>
  sectionUrl('stock', { part: 'batches', ...(id !== undefined && { batch: String(id) }) })

/** Batches that may be sold for only a few more days. Hidden if there are none. */
export const ExpiringBatches = ({ ending: { count, batches }, className }: Props) =>
  count > 0 && (
    <OverviewCard
      title={words.batchesEnding}
      {...(className && { className })}
      count={count}
      to={batchUrl()}
      linkText={words.viewBatches}
    >
      <ul className="divide-y divide-line">
        {batches.map(({ id, name, sell_until, left }) => (
          <li key={id}>
            <Link
              to={batchUrl(id)}
              className="flex min-h-11 items-center justify-between gap-4 py-2 underline-offset-4 hover:underline"
            >
              <span className="min-w-0 wrap-anywhere">{words.unitsOf({ count: left, name })}</span>
              <Badge>{words.soldUntil({ day: formatCalendarDay(sell_until) })}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
