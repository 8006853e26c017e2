import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import * as words from '../words/office/en.ts'
import { onboardingProgress } from './onboarding-progress.ts'
import { useOnboarding } from './use-onboarding.ts'

/**
 * Dashboard card with the onboarding progress, until all steps are done or it was hidden. Shows nothing if loading
 * fails, because it is not urgent.
 */
export function OnboardingCard() {
  const { data } = useOnboarding()
  if (!data || data.put_away) return null
  const { done, all } = onboardingProgress(data)
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
