import type { Activity } from '#operations/activity/contract.ts'
import * as words from '../words/office/en.ts'
import { formatChanges } from './formatting/format-changes.ts'
import { formatTimestamp } from './formatting/format-dates.ts'
import { OverviewCard } from './overview-card.tsx'
import { sectionUrl } from './section-url.ts'

type Props = { activity: Activity[]; className?: string }

/** A card with the latest entries of the activity log. */
export const RecentActivity = ({ activity, className }: Props) => (
  <OverviewCard
    title={words.recentActivity}
    to={sectionUrl('activity')}
    linkText={words.viewAllActivity}
    {...(className && { className })}
  >
    {activity.length === 0 && <p className="text-ink-soft">{words.nothingChangedYet}</p>}
    <ActivityList activity={activity} />
  </OverviewCard>
)

/** Activity entries, one line each: actor, action, changed fields, time. Also used for the history of one product. */
export const ActivityList = ({ activity }: { activity: Activity[] }) => (
  <ul className="divide-y divide-line">
    {activity.map((entry) => (
      <li
        key={`${entry.subject_kind}-${entry.id}`}
        className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
      >
        <span className="min-w-0">
          <span className="font-medium">{entry.actor}</span> {entry.action}{' '}
          {/* The name of an order, such as `order #1042 (Anitha)`, or of a page includes its kind; other names need it
             as a prefix. */}
          {!['order', 'page'].includes(entry.subject_kind) && `${entry.subject_kind} `}
          <span className="font-medium">{entry.subject_name}</span>
          {entry.changes && <span className="text-ink-soft"> ({formatChanges(entry.changes)})</span>}
        </span>
        <time dateTime={entry.at} className="text-sm whitespace-nowrap text-ink-soft">
          {formatTimestamp(entry.at)}
        </time>
      </li>
    ))}
  </ul>
)
