import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Soon } from '#values/soon.ts'
import { type Language, languageOf } from '#words/language.ts'
import { requestIdHeader } from '../request-ids.ts'
import type { SessionUser } from '../session-cookie.ts'
import type { Answer, Endpoint, EndpointKey, Endpoints, Given } from './endpoint.ts'
import { KeptAnswer } from './kept-answers.ts'
import { refusalFor } from './may-call.ts'
import { readForm, takeForms, type UploadedFile } from './multipart.ts'
import { tagForAll } from './public-caching.ts'
import { Refusal } from './refusal.ts'
import { json, sendKept } from './send-kept.ts'

/** What a door's handler is given: checked, typed, and with the person who asks. */
export type Call<E extends Endpoint> = {
  user: E['access'] extends 'anyone' ? SessionUser | null : SessionUser
  params: Given<E, 'params'>
  query: Given<E, 'query'>
  body: E extends { form: object } ? Given<E, 'form'> : Given<E, 'body'>
  files: UploadedFile[]
  /** What the person reads, by the address that was asked. */
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint> = (call: Call<E>) => Soon<Answer<E> | Refusal | Buffer | KeptAnswer>
export type Handlers<Table extends Endpoints> = { [Key in keyof Table & EndpointKey]: Handler<Table[Key]> }

const pathOf = (key: string) => key.slice(key.indexOf(' ') + 1)
const methodOf = (key: string) => key.slice(0, key.indexOf(' '))
/** `/products/{id}` as the router writes it: `/products/:id`. */
const routePath = (key: string) => pathOf(key).replaceAll(/\{(\w+)\}/g, ':$1')

/**
 * An area's door: one route for each endpoint of its table, behind its access, limit and schemas.
 * A handler answers with what the contract says, or with a `Refusal`.
 */
export function doors<Table extends Endpoints>(area: string, table: Table, handlers: Handlers<Table>) {
  return async (app: FastifyInstance) => {
    const keys = Object.keys(table) as (keyof Table & EndpointKey)[]
    // The compiler cannot follow that key and handler belong together, though their types above say so.
    const add = (routes: FastifyInstance, key: keyof Table & EndpointKey) =>
      addDoor(routes, area, key, table[key] as Endpoint, handlers[key] as unknown as Handler<Endpoint>)
    const withForms = keys.filter((key) => table[key]?.form)
    for (const key of keys) if (!withForms.includes(key)) add(app, key)
    if (withForms.length > 0)
      await takeForms(app, (forms) => {
        for (const key of withForms) add(forms, key)
      })
  }
}

function addDoor(
  app: FastifyInstance,
  area: string,
  key: EndpointKey,
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
) {
  const isSameForAll = key.startsWith('GET ') && endpoint.access === 'anyone' && !endpoint.identifies
  app.route({
    method: methodOf(key),
    url: routePath(key),
    schema: {
      summary: endpoint.summary,
      tags: [area],
      hide: endpoint.hidden ?? false,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.form && { body: endpoint.form, consumes: ['multipart/form-data'] }),
      response: { [endpoint.status ?? 200]: endpoint.answer },
    },
    config: {
      access: endpoint.access,
      call: key,
      ...(endpoint.limit && {
        rateLimit: rateLimitOf(endpoint.limit),
      }),
    },
    ...((endpoint.access !== 'anyone' || endpoint.identifies) && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        await request.identify()
        // What is somebody's own is kept by nobody on the way.
        reply.header('cache-control', 'no-store')
        const refusal = refusalFor(endpoint, request.user)
        if (refusal) await send(reply, refusal)
      },
    }),
    ...(isSameForAll && { onSend: tagForAll }),
    ...(endpoint.form && {
      preValidation: async (request: FastifyRequest) => readForm(request, endpoint.files),
    }),
    handler: (request, reply) => {
      if (!isSameForAll) reply.header('cache-control', 'no-store')
      const answer = handle({
        user: request.user,
        params: request.params,
        query: request.query,
        body: request.body,
        files: request.uploads ?? [],
        language: languageOf(request.originalUrl),
        request,
        reply,
      } as Call<Endpoint>)
      if (endpoint.confirmed === true) return sendConfirmed(request, reply, endpoint, answer)
      if (answer instanceof Promise) return answer.then((known) => sendAnswer(reply, endpoint, known))
      // Sent within the handler, without a promise: what is kept in memory goes out in one turn.
      sendAnswer(reply, endpoint, answer)
      return undefined
    },
  })
}

/** A person is known by then: the limit is asked after who they are. */
const rateLimitOf = ({ most, perSeconds, per }: NonNullable<Endpoint['limit']>) => ({
  max: most,
  timeWindow: perSeconds * 1000,
  ...(per === 'person' && {
    keyGenerator: ({ user, ip }: FastifyRequest) => (user ? `person ${user.id}` : ip),
  }),
})

/** Of an expensive action: its success uses the confirmation up, a refusal leaves it for another try. */
async function sendConfirmed(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: Soon<unknown>,
) {
  const known = await answer
  if (!(known instanceof Refusal)) await request.spendConfirmation()
  return sendAnswer(reply, endpoint, known)
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  if (answer instanceof Refusal) return send(reply, answer)
  if (answer instanceof KeptAnswer) return sendKept(reply, endpoint, answer)
  const { status } = endpoint
  if (status) reply.status(status)
  if (Buffer.isBuffer(answer)) reply.type(reply.getHeader('content-type')?.toString() ?? json)
  return reply.send(answer)
}

/** Every refusal goes out here, so that nobody who is denied something is left out of the security log. */
export function send(reply: FastifyReply, refusal: Refusal) {
  return isDenial(reply.request, refusal) ? noteAndSend(reply, refusal) : sendNow(reply, refusal)
}

/** Somebody is not let in: being asked who one is, is no denial, except where only administrators call. */
const isDenial = ({ routeOptions }: FastifyRequest, { status, code }: Refusal) =>
  status === 403
    ? code !== 'CONFIRM_AGAIN'
    : code === 'NOT_SIGNED_IN' && routeOptions.config.access === 'admin'

async function noteAndSend(reply: FastifyReply, refusal: Refusal) {
  const { request } = reply
  const { config, url = 'unknown' } = request.routeOptions
  await request.noteDenied(config.call ?? `${request.method} ${url}`, refusal.code)
  return sendNow(reply, refusal)
}

function sendNow(reply: FastifyReply, refusal: Refusal) {
  const { retryAfterSeconds } = refusal.extra
  if (retryAfterSeconds) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  const { id, originalUrl } = reply.request
  const body = {
    ...refusal.bodyIn(languageOf(originalUrl)),
    ...(refusal.isOurs && { request_id: id }),
  }
  if (refusal.isOurs) reply.header(requestIdHeader, id)
  return reply.status(refusal.status).header('cache-control', 'no-store').send(body)
}
