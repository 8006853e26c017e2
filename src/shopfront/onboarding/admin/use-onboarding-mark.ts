import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import type { Onboarding } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { callOnboarding } from './use-onboarding.ts'

/**
 * Saves a choice of the merchant: that the setup guide is hidden, or that the built-in policies were read and fit.
 * @param show receives the updated guide
 * @returns `mark(true)` saves the choice, `mark(false)` withdraws it
 */
export function useOnboardingMark(name: 'put-away' | 'policies-read', show: (guide: Onboarding) => void) {
  const { run, busy } = useAction(
    async (set: boolean) => show(await callOnboarding('PUT /guide', { body: { mark: name, set } })),
    { failed: words.notSaved },
  )
  return { mark: run, busy }
}
