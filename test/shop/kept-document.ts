import { builtinEnvironments, type Environment } from 'vitest/runtime'

const inMemory = builtinEnvironments['happy-dom']

/**
 * A document without a browser that stays until its process ends, which is with the file. Taken away with the last test, as
 * vitest does it, it is missed by what React or a page's timer still had to do: an error outside of every test, now and then.
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
