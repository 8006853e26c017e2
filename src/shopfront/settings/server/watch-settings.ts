import type { onRequestHookHandler } from 'fastify'
import type { Parts } from '#parts.ts'

/** Request hook: brings the settings cache up to date before a call is answered. */
export const watchSettings =
  ({ refreshStoreSettings }: Pick<Parts, 'refreshStoreSettings'>): onRequestHookHandler =>
  (_request, _reply, done) => {
    const facts = refreshStoreSettings()
    if (facts instanceof Promise) facts.then(() => done(), done)
    else done()
  }
