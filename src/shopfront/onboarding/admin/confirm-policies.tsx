import { Button } from '#ui/elements/button.tsx'
import * as words from '../words/office/en.ts'
import type { OnboardingProps } from './use-onboarding.ts'
import { useOnboardingMark } from './use-onboarding-mark.ts'

/** The merchant confirms that the built-in policies fit as they are. */
export function ConfirmPolicies({ guide: { policies }, show }: OnboardingProps) {
  const { mark, busy } = useOnboardingMark('policies-read', show)
  return (
    <div className="mt-3 grid gap-3">
      <p>{words.ownPolicies(policies)}</p>
      {policies.own < policies.all && (
        <div className="flex flex-wrap items-center gap-4">
          {policies.read && <p className="font-medium">{words.policiesRead}</p>}
          <Button variant="secondary" busy={busy} onClick={() => void mark(!policies.read)}>
            {policies.read ? words.readAgain : words.policiesFit}
          </Button>
        </div>
      )}
    </div>
  )
}
