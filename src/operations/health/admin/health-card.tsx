import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import type { CheckName } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { describeOverall, unhealthyOf, useHealth } from './use-health.ts'

/** The dashboard has its own cards for these. */
const shownElsewhere: CheckName[] = ['backup', 'unanswered']

/**
 * Links the dashboard to the health checks while one needs attention. A failed request shows nothing here: the
 * section itself reports it.
 */
export function HealthCard() {
  const { data } = useHealth()
  const unwell = data ? unhealthyOf(data).filter((name) => !shownElsewhere.includes(name)) : []
  if (unwell.length === 0) return null
  return (
    <OverviewCard
      title={words.cardTitle}
      to={sectionUrl('status')}
      linkText={words.openStatus}
      className="mb-5"
    >
      <p className="font-semibold text-danger">{describeOverall(unwell)}</p>
    </OverviewCard>
  )
}
