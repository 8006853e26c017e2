import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import * as words from '../words/office/en.ts'
import { howFar } from './how-far.ts'
import { useGuide } from './use-guide.ts'

/** Leads to the guide from the dashboard until all is done or it was put away. It is no worry of the day: a failure is not told. */
export function GuideCard() {
  const { data } = useGuide()
  if (!data || data.put_away) return null
  const { done, all } = howFar(data)
  if (done === all) return null
  return (
    <OverviewCard
      title={words.cardTitle}
      to={sectionUrl('guide')}
      linkText={words.openGuide}
      className="mb-5"
    >
      <p>
        {words.cardLead} <span className="font-semibold">{words.progress({ done, all })}</span>
      </p>
    </OverviewCard>
  )
}
