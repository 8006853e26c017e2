import { builtinEnvironments, type Environment } from 'vitest/runtime'

const inMemory = builtinEnvironments['happy-dom']

/**
 * A happy-dom document that stays until its process ends, because vitest would remove it after the last test, and
 * pending work of React or timers would then fail outside of every test.
 */
export default {
  ...inMemory,
  name: 'kept-document',
  async setup(global, options) {
    await inMemory.setup(global, options)
    return { teardown: () => window.happyDOM.abort() }
  },
} satisfies Environment

declare global {
  interface Window {
    /** happy-dom's API: aborts timers and requests. */
    happyDOM: { abort(): Promise<void> }
  }
}
