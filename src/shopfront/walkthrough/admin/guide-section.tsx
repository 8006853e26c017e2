import { useSearchParams } from '#browser/router/hooks.ts'
import OnboardingSection from '#shopfront/onboarding/admin/onboarding-section.tsx'
import { Walkthrough } from './walkthrough.tsx'

/** Setup of a new shop: the list of all steps, or the walkthrough with one question a screen. */
export default function GuideSection() {
  const [query] = useSearchParams()
  const question = query.get('question')
  return question === null ? <OnboardingSection /> : <Walkthrough asked={question} />
}
