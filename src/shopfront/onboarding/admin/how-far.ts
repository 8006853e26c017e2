import type { Guide } from '../contract.ts'

export const howFar = ({ steps }: Guide) => ({
  done: steps.filter(({ done }) => done).length,
  all: steps.length,
})
