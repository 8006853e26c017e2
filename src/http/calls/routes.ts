import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MaybePromise } from '#values/maybe-promise.ts'
import { isForStaff } from '#values/people/rights.ts'
import { type Language, languageOf } from '#words/language.ts'
import { requestIdHeader } from '../request-ids.ts'
import type { SessionUser } from '../session-cookie.ts'
import { authorize, isCovered } from './authorize.ts'
import { compressAnswer } from './compressed-answer.ts'
import type { Answer, Endpoint, EndpointKey, Endpoints, Parsed } from './endpoint.ts'
import { addEtag } from './http-caching.ts'
import { parseMultipart, registerFormRoutes, type UploadedFile } from './multipart.ts'
import { Refusal } from './refusal.ts'
import { CachedAnswer } from './response-cache.ts'
import { jsonContentType, sendCachedAnswer } from './send-cached.ts'

/** What a route handler receives: validated input with types, and the user who makes the request. */
export type Call<E extends Endpoint> = {
  user: E['right'] extends 'anyone' ? SessionUser | null : SessionUser
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: E extends { form: object } ? Parsed<E, 'form'> : Parsed<E, 'body'>
  files: UploadedFile[]
  /** The user's language, from the requested URL. */
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => MaybePromise<Answer<E> | Refusal | Buffer | CachedAnswer>
export type Handlers<Table extends Endpoints> = { [Key in keyof Table & EndpointKey]: Handler<Table[Key]> }

const pathOfKey = (key: string) => key.slice(key.indexOf(' ') + 1)
const methodOfKey = (key: string) => key.slice(0, key.indexOf(' '))
/** `/products/{id}` as the router writes it: `/products/:id`. */
const routePath = (key: string) => pathOfKey(key).replaceAll(/\{(\w+)\}/g, ':$1')

/**
 * A Fastify plugin that registers one route for each endpoint of a table, with its authorization, rate limit and
 * schemas. A handler returns what the contract says, or a `Refusal`.
 * @param area the endpoints' heading in the API documentation
 */
export function createRoutes<Table extends Endpoints>(area: string, table: Table, handlers: Handlers<Table>) {
  return async (app: FastifyInstance) => {
    const keys = Object.keys(table) as (keyof Table & EndpointKey)[]
    // The compiler cannot follow that key and handler belong together, though their types above say so.
    const add = (routes: FastifyInstance, key: keyof Table & EndpointKey) =>
      addRoute(routes, area, key, table[key] as Endpoint, handlers[key] as unknown as Handler<Endpoint>)
    const withForms = keys.filter((key) => table[key]?.form)
    for (const key of keys) if (!withForms.includes(key)) add(app, key)
    if (withForms.length > 0)
      await registerFormRoutes(app, (forms) => {
        for (const key of withForms) add(forms, key)
      })
  }
}

function addRoute(
  app: FastifyInstance,
  area: string,
  key: EndpointKey,
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
) {
  const isPublicAnswer = key.startsWith('GET ') && endpoint.right === 'anyone' && !endpoint.optionalAuth
  app.route({
    method: methodOfKey(key),
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
      isForStaff: isForStaff(endpoint),
      call: key,
      ...(endpoint.limit && {
        rateLimit: rateLimitOf(endpoint.limit),
      }),
    },
    ...((endpoint.right !== 'anyone' || endpoint.optionalAuth) && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        await request.resolveSession()
        // Personal answers must not be cached.
        reply.header('cache-control', 'no-store')
        const refusal = authorize(endpoint, request.user)
        if (refusal) await sendRefusal(reply, refusal)
      },
    }),
    onSend: isPublicAnswer ? [addEtag, compressAnswer] : compressAnswer,
    ...(endpoint.form && {
      preValidation: async (request: FastifyRequest) => parseMultipart(request, endpoint.files),
    }),
    handler: (request, reply) => {
      if (!isPublicAnswer) reply.header('cache-control', 'no-store')
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
      if (endpoint.stepUp === true || endpoint.stepUp === 'setting')
        return sendAfterStepUp(request, reply, endpoint, answer)
      if (answer instanceof Promise) return answer.then((result) => sendAnswer(reply, endpoint, result))
      // Sent synchronously: a cached answer needs no extra turn of the event loop.
      const sent = sendAnswer(reply, endpoint, answer)
      return sent instanceof Promise ? sent : undefined
    },
  })
}

/** An endpoint's limit for `@fastify/rate-limit`. It is checked after authentication, so it can count per user. */
const rateLimitOf = ({ most, perSeconds, per }: NonNullable<Endpoint['limit']>) => ({
  max: most,
  timeWindow: perSeconds * 1000,
  ...(per === 'person' && {
    keyGenerator: ({ user, ip }: FastifyRequest) => (user ? `person ${user.id}` : ip),
  }),
})

/**
 * Sends the answer of a sensitive action: a success uses up the step-up authentication, a refusal keeps it for another
 * try.
 */
async function sendAfterStepUp(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: MaybePromise<unknown>,
) {
  const result = await answer
  if (!(result instanceof Refusal) && !isCovered(endpoint.stepUp, request.user?.authLevel))
    await request.spendStepUp()
  return sendAnswer(reply, endpoint, result)
}

/** Sends what a handler returned. */
function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  if (answer instanceof Refusal) return sendRefusal(reply, answer)
  if (answer instanceof CachedAnswer) return sendCachedAnswer(reply, endpoint, answer)
  const { status } = endpoint
  if (status) reply.status(status)
  if (Buffer.isBuffer(answer)) reply.type(reply.getHeader('content-type')?.toString() ?? jsonContentType)
  return reply.send(answer)
}

/** Sends a refusal, and records denied access in the security log. Every refusal must be sent by this function. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  return isDenial(reply.request, refusal) ? recordAndSendDenial(reply, refusal) : writeRefusal(reply, refusal)
}

/** A 403 counts as denied access. Being asked to log in does not, except at endpoints for staff only. */
const isDenial = ({ routeOptions }: FastifyRequest, { status, code }: Refusal) =>
  status === 403
    ? code !== 'CONFIRM_AGAIN'
    : code === 'NOT_SIGNED_IN' && routeOptions.config.isForStaff === true

/** Records in the security log that access was denied, and answers with the refusal. */
async function recordAndSendDenial(reply: FastifyReply, refusal: Refusal) {
  const { request } = reply
  const { config, url = 'unknown' } = request.routeOptions
  await request.recordDeniedAccess(config.call ?? `${request.method} ${url}`, refusal.code)
  return writeRefusal(reply, refusal)
}

/** Answers with the refusal, with its headers and in the language of the request. */
function writeRefusal(reply: FastifyReply, refusal: Refusal) {
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
