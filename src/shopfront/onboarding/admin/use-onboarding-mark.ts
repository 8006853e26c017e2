import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import type { Onboarding } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { callOnboarding } from './use-onboarding.ts'

/** Sets or clears a mark that only the merchant can set. */
export function useOnboardingMark(name: 'put-away' | 'policies-read', show: (guide: Onboarding) => void) {
  const { run, busy } = useAction(
    async (set: boolean) => show(await callOnboarding('PUT /guide', { body: { mark: name, set } })),
    { failed: words.notSaved },
  )
  return { mark: run, busy }
}
