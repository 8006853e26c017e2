import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import type { LineName } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { summaryOf, unwellOf, useStatus } from './use-status.ts'

/** The dashboard tells of these in places of their own. */
const toldBeside: LineName[] = ['backup', 'unanswered']

/** Leads from the dashboard to the status while something needs a look. A failure is not told: the section would say it. */
export function StatusCard() {
  const { data } = useStatus()
  const unwell = data ? unwellOf(data).filter((name) => !toldBeside.includes(name)) : []
  if (unwell.length === 0) return null
  return (
    <OverviewCard
      title={words.cardTitle}
      to={sectionUrl('status')}
      linkText={words.openStatus}
      className="mb-5"
    >
      <p className="font-semibold text-danger">{summaryOf(unwell)}</p>
    </OverviewCard>
  )
}
