import { formatShortDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import type { OpenTask } from '../contract.ts'
import type { TaskKind } from '../rules/tasks.ts'
import * as words from '../words/office/en.ts'

type Props = { tasks: OpenTask[]; className?: string }

/** The work that waits, in the order in which it is done, each with the way to do it. */
export const TodaysTasks = ({ tasks, className }: Props) => (
  <OverviewCard title={words.today} {...(className && { className })}>
    {tasks.length === 0 && <p className="text-ink-soft">{words.nothingWaits}</p>}
    <ul className="divide-y divide-line">
      {tasks.map(({ kind, count, when }) => (
        <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <span className={classNames('grow basis-56', kind === 'payments' && 'font-semibold text-danger')}>
            {words.tasks[kind]({ count, when: when && formatShortDay(when) })}
          </span>
          <ButtonLink to={urls[kind]} variant="secondary" className="shrink-0">
            {words.taskActions[kind]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </OverviewCard>
)

const urls: Record<TaskKind, string> = {
  payments: sectionUrl('money'),
  pack: sectionUrl('packing'),
  dispatch: sectionUrl('orders', { parcel: shipmentState.packed }),
  couriers: sectionUrl('packing'),
  returns: sectionUrl('returns'),
  tickets: sectionUrl('tickets'),
  reviews: sectionUrl('reviews'),
  low_stock: sectionUrl('stock'),
  batches: sectionUrl('stock', { part: 'batches' }),
}
