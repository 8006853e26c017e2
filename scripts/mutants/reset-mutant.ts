import { afterEach, beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The namespace in which Stryker stores the active mutant. */
    globalNamespace: string
    activeMutant: string | undefined
  }
}

const kept = globalThis as typeof globalThis & { noticed?: string }

// A reused worker still has the previous mutant active: test files must be loaded without one.
Object.assign(Reflect.get(globalThis, inject('globalNamespace')) ?? {}, { activeMutant: undefined })

// One failing test is enough. Vitest's own `bail` would also cancel the next run in a reused thread.
const change = inject('activeMutant')
beforeEach(({ skip }) => {
  if (change !== undefined && kept.noticed === change) skip()
})
afterEach(({ task }) => {
  if (change !== undefined && task.result?.state === 'fail') kept.noticed = change
})
