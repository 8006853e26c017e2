import { type RequestOptions, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { waitForPendingRequests } from './pending-requests.ts'

/** A server, and a client that disconnects as soon as its request arrived. */
async function withFinishedWork(options = {}) {
  const app = fastify()
  await app.register(waitForPendingRequests, options)
  const isKnown = Promise.withResolvers<void>()
  app.addHook('onRequest', (_request, _reply, next) => {
    isKnown.resolve()
    next()
  })
  const hungUp = Promise.withResolvers<void>()
  app.addHook('onRequestAbort', (_request, done) => {
    hungUp.resolve()
    done()
  })
  const hangUp = async (options: RequestOptions = {}, beginningOfBody?: string) => {
    const asking = request(await app.listen({ port: 0, host: '127.0.0.1' }), options)
    asking.on('error', () => {})
    if (beginningOfBody) asking.write(beginningOfBody)
    else asking.end()
    await isKnown.promise
    asking.destroy()
    await hungUp.promise
  }
  return { app, hangUp }
}

type Work = PromiseWithResolvers<string | undefined>

test.each([
  ['done', ({ resolve }: Work) => resolve('done')],
  ['done and has no words', ({ resolve }: Work) => resolve(undefined)],
  ['failed', ({ reject }: Work) => reject(new Error('out of flour'))],
])('a server closes when what nobody waits for any more is %s, not before', async (_how, end) => {
  const { app, hangUp } = await withFinishedWork()
  const work: Work = Promise.withResolvers()
  app.get('/', (_request, reply) => {
    reply.code(204)
    return work.promise
  })
  await hangUp()
  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  await wait(50)
  expect(isClosed).toBe(false)
  end(work)
  await closing
})

test('a body that was never sent to its end holds nobody up', async () => {
  const { app, hangUp } = await withFinishedWork()
  const lookUp = Promise.withResolvers<void>()
  app.addHook('onRequest', () => lookUp.promise)
  app.post('/', () => 'read')
  const headers = { 'content-type': 'text/plain', 'content-length': 9 }
  await hangUp({ method: 'POST', headers }, 'half')
  const closing = app.close()
  lookUp.resolve()
  await closing
})

test('what has no end is left', async () => {
  const { app, hangUp } = await withFinishedWork({ timeoutMs: 20 })
  app.get('/', () => new Promise(() => {}))
  await hangUp()
  await app.close()
})

test('an answer that was written past the framework holds nobody up', async () => {
  const { app } = await withFinishedWork()
  app.get('/', (_request, reply) => {
    reply.hijack()
    reply.raw.end('by hand')
  })
  expect(await (await fetch(await app.listen({ port: 0, host: '127.0.0.1' }))).text()).toBe('by hand')
  await app.close()
})
