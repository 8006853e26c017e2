import type { Onboarding } from '../contract.ts'

/** How many steps are done, and how many there are. */
export const onboardingProgress = ({ steps }: Onboarding) => ({
  done: steps.filter(({ done }) => done).length,
  all: steps.length,
})
