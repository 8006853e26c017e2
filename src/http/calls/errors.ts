import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DatabaseDown } from '#database/failover/outage.ts'
import { maxPictureMegabytes, maxPictures } from '#values/pictures/picture-limits.ts'
import { officeSentences as picturesSentences } from '#values/words/index.ts'
import { languageOf } from '#words/language.ts'
import { findSentence, type Sentence } from '#words/sentences.ts'
import { sentences } from '../words/index.ts'
import { type ApiPaths, apiPrefix } from './api-paths.ts'
import { UploadProblem } from './multipart.ts'
import { CursorProblem } from './paging.ts'
import { notFound, type Refusal, refuse } from './refusal.ts'
import { toJsonBytes } from './response-cache.ts'
import { sendRefusal } from './routes.ts'

/** Fastify's own errors as refusals. */
const refusalsByErrorCode: Record<string, [status: number, code: string, sentence: Sentence]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'WRONG_CONTENT_TYPE', sentences.notJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'BROKEN_JSON', sentences.emptyJson],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'BROKEN_JSON', sentences.brokenJson],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'TOO_LARGE', sentences.tooLarge],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'WRONG_LENGTH', sentences.wrongLength],
  FST_REQ_FILE_TOO_LARGE: [413, 'TOO_LARGE', sentences.pictureTooLarge({ megabytes: maxPictureMegabytes })],
  FST_FILES_LIMIT: [400, 'TOO_MANY_FILES', picturesSentences.tooManyPictures({ most: maxPictures })],
  FST_PARTS_LIMIT: [400, 'TOO_MANY_PARTS', sentences.tooManyParts],
  FST_FIELDS_LIMIT: [400, 'TOO_MANY_PARTS', sentences.tooManyParts],
}

/**
 * Sets the app's error handler, which logs every failure and reveals no internals to the client, and its 404 handler.
 */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The connection stays open while the rest of the body is discarded, so that the client can read the answer.
    if (error.statusCode === 413) reply.removeHeader('connection')
    return sendRefusal(reply, refusalFromError(error, request))
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound()))
}

/** Answers 400 for a URL that neither a page nor a call can have, such as one with a broken `%` escape. */
export const handleUnreadableUrl: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  _error,
  _request,
  reply,
) => void sendRefusal(reply, refuse(400, 'BAD_ADDRESS', sentences.badAddress))

/** The error to throw when a rate limit is exceeded; `refusalFromError` adds the sentence. @param seconds to wait */
export const tooManyRequestsError = (seconds: number) =>
  Object.assign(new Error(String(seconds)), { statusCode: 429 })

/** The refusal for an error that was thrown during a request. Unexpected errors are logged and become a 500. */
export function refusalFromError(error: FastifyError, request: FastifyRequest): Refusal {
  if (hasZodFastifySchemaValidationErrors(error))
    return error.validationContext === 'params'
      ? refusePathParams(error.validation)
      : refuseInvalidFields(error.validation)
  if (error instanceof UploadProblem) return refuse(error.status, error.code, error.sentence)
  if (error instanceof CursorProblem)
    return refuse(400, 'WRONG_CURSOR', sentences.wrongCursor, {
      fields: { cursor: sentences.wrongCursorField },
    })
  if (error instanceof DatabaseDown) return refuseDatabaseDown()
  if (error.statusCode === 429) {
    const seconds = Number(error.message)
    return refuse(429, 'TOO_MANY_TRIES', sentences.tooManyTries({ seconds }), { retryAfterSeconds: seconds })
  }
  const known = refusalsByErrorCode[error.code]
  if (known) return refuse(...known)
  if (error.statusCode && error.statusCode < 500)
    return refuse(error.statusCode, 'BAD_REQUEST', sentences.badRequest)
  const call = `${request.method} ${request.routeOptions.url}`
  request.log.error({ err: error, call }, 'request failed')
  return refuse(500, 'INTERNAL', sentences.internal)
}

/** The `Retry-After` of a page or a call that failed temporarily. */
export const retryAfterSeconds = 5

/** Answered at once while the database is down: the shop keeps reconnecting, so the client should retry soon. */
const refuseDatabaseDown = () => refuse(503, 'DATABASE_DOWN', sentences.databaseDown, { retryAfterSeconds })

type Issue = { instancePath: string; message?: string; params?: Record<string, unknown> }

/** A path parameter that cannot be a name or an id is a 404; a number above all ids is a 400. */
const refusePathParams = (issues: Issue[]) =>
  issues.some(({ params }) => params?.origin === 'number')
    ? refuse(400, 'BAD_ADDRESS', sentences.badAddress)
    : notFound()

/** A 400 with the first message of each field; the first of all is the answer's message. */
function refuseInvalidFields(issues: Issue[]) {
  const fields: Record<string, Sentence> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/')[1] ?? ''
    fields[field] ??= fieldSentence(field, message)
  }
  const [first] = Object.values(fields)
  return refuse(400, 'INVALID', first ?? sentences.checkTyped, { fields })
}

/** The schema's own message for a field. The library's messages are for developers and are replaced. */
function fieldSentence(field: string, message = ''): Sentence {
  const fallback = field === '' ? sentences.checkSent : sentences.checkField({ field: fieldInWords(field) })
  return findSentence(message) ?? fallback
}

/** `category_id` becomes "category". */
const fieldInWords = (field: string) => field.replace(/_id$/, '').replaceAll('_', ' ')

/** Registers the answers to unknown calls: a JSON 404 (decision P8), or a 405 for a known one with another method. */
export function handleUnknownCalls(api: FastifyInstance, paths: ApiPaths) {
  api.all('/*', { schema: { hide: true } }, (request, reply) => {
    const allowed = paths.methodsOf(request.url.split('?')[0]?.slice(apiPrefix.length) ?? '')
    if (allowed.length === 0) return sendUnknownCall(request, reply)
    reply.header('allow', allowed.join(', '))
    return sendRefusal(reply, refuse(405, 'WRONG_METHOD', sentences.wrongMethod({ methods: allowed })))
  })
}

/** Sends the 404 of an unknown call and stores it in the pre-routing cache. */
function sendUnknownCall({ originalUrl }: FastifyRequest, reply: FastifyReply) {
  const refusal = notFound(sentences.noSuchCall)
  const bytes = toJsonBytes(refusal.bodyIn(languageOf(originalUrl)))
  reply.status(refusal.status).type('application/json; charset=utf-8').header('cache-control', 'no-store')
  reply.send(bytes).remember(bytes, () => true)
  return reply
}
