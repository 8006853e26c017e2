import type { onRequestHookHandler } from 'fastify'
import type { Parts } from '#parts.ts'

/** Before a call is answered: its sentences say the merchant's facts as they are. */
export const hearOfTheStore =
  ({ followStore }: Pick<Parts, 'followStore'>): onRequestHookHandler =>
  (_request, _reply, done) => {
    const facts = followStore()
    if (facts instanceof Promise) facts.then(() => done(), done)
    else done()
  }
