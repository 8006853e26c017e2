import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { Onboarding, onboardingEndpoints } from '../contract.ts'

/** Props of the onboarding's parts: the data, and a callback to show what a call returned. */
export type OnboardingProps = { guide: Onboarding; show: (guide: Onboarding) => void }

export const callOnboarding = callApi<typeof onboardingEndpoints>()

/** Loads the setup guide. */
export const useOnboarding = () => useApiQuery('guide', (signal) => callOnboarding('GET /guide', { signal }))
