import { builtinEnvironments, type Environment } from 'vitest/runtime'

const inMemory = builtinEnvironments['happy-dom']

/**
 * A happy-dom document that stays until its process ends. If it is removed after the last test, as vitest does,
 * pending work of React or timers fails outside of every test.
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
    /** Of happy-dom: ends timers and calls of the page. */
    happyDOM: { abort(): Promise<void> }
  }
}
