import type { Onboarding } from '../contract.ts'

export const onboardingProgress = ({ steps }: Onboarding) => ({
  done: steps.filter(({ done }) => done).length,
  all: steps.length,
})
