import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DatabaseDown } from '#database/outages/outage.ts'
import { mostPictureMegabytes, mostPictures } from '#values/pictures/picture-limits.ts'
import { said as picturesSaid } from '#values/words/office/index.ts'
import { languageOf } from '#words/language.ts'
import { type Sentence, sentenceOf } from '#words/sentences.ts'
import { said } from '../words/index.ts'
import { type ApiPaths, apiPrefix } from './api-paths.ts'
import { send } from './doors.ts'
import { asBytes } from './kept-answers.ts'
import { UploadProblem } from './multipart.ts'
import { CursorProblem } from './paging.ts'
import { notFound, type Refusal, refuse } from './refusal.ts'

/** What the server's own refusals say to a person. */
const sentences: Record<string, [status: number, code: string, sentence: Sentence]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'WRONG_CONTENT_TYPE', said.notJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'BROKEN_JSON', said.emptyJson],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'BROKEN_JSON', said.brokenJson],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'TOO_LARGE', said.tooLarge],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'WRONG_LENGTH', said.wrongLength],
  FST_REQ_FILE_TOO_LARGE: [413, 'TOO_LARGE', said.pictureTooLarge({ megabytes: mostPictureMegabytes })],
  FST_FILES_LIMIT: [400, 'TOO_MANY_FILES', picturesSaid.tooManyPictures({ most: mostPictures })],
  FST_PARTS_LIMIT: [400, 'TOO_MANY_PARTS', said.tooManyParts],
  FST_FIELDS_LIMIT: [400, 'TOO_MANY_PARTS', said.tooManyParts],
}

/** One handler for everything that goes wrong: it logs all of it and tells the client none of its insides. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The connection stays open while the rest of the body is thrown away, so that the answer can be read.
    if (error.statusCode === 413) reply.removeHeader('connection')
    return send(reply, refusalOf(error, request))
  })
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()))
}

/** An address that no page and no call could have, such as one with a broken `%`. */
export const answerUnreadable: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  _error,
  _request,
  reply,
) => void send(reply, refuse(400, 'BAD_ADDRESS', said.badAddress))

/** Thrown where a limit is reached; `refusalOf` makes the sentence. */
export const tooManyTries = (seconds: number) =>
  Object.assign(new Error(String(seconds)), { statusCode: 429 })

/** What a failure is answered with; what is nobody's fault but ours is logged. */
export function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (hasZodFastifySchemaValidationErrors(error))
    return error.validationContext === 'params'
      ? wrongInPath(error.validation)
      : invalidFields(error.validation)
  if (error instanceof UploadProblem) return refuse(error.status, error.code, error.sentence)
  if (error instanceof CursorProblem)
    return refuse(400, 'WRONG_CURSOR', said.wrongCursor, {
      fields: { cursor: said.wrongCursorField },
    })
  if (error instanceof DatabaseDown) return databaseIsDown()
  if (error.statusCode === 429) {
    const seconds = Number(error.message)
    return refuse(429, 'TOO_MANY_TRIES', said.tooManyTries({ seconds }), { retryAfterSeconds: seconds })
  }
  const known = sentences[error.code]
  if (known) return refuse(...known)
  if (error.statusCode && error.statusCode < 500)
    return refuse(error.statusCode, 'BAD_REQUEST', said.badRequest)
  const call = `${request.method} ${request.routeOptions.url}`
  request.log.error({ err: error, call }, 'request failed')
  return refuse(500, 'INTERNAL', said.internal)
}

/** When a page or a call that could not be answered is worth asking for again. */
export const retryAfterSeconds = 5

/** Said at once while the database is away: it is asked again all the time, so another try soon makes sense. */
const databaseIsDown = () => refuse(503, 'DATABASE_DOWN', said.databaseDown, { retryAfterSeconds })

type Issue = { instancePath: string; message?: string; params?: Record<string, unknown> }

/** What cannot be a name or an id is not there; a number above all ids is refused. */
const wrongInPath = (issues: Issue[]) =>
  issues.some(({ params }) => params?.origin === 'number')
    ? refuse(400, 'BAD_ADDRESS', said.badAddress)
    : notFound()

/** The first sentence of each field; the first of all is the answer's own. */
function invalidFields(issues: Issue[]) {
  const fields: Record<string, Sentence> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/')[1] ?? ''
    fields[field] ??= readable(field, message)
  }
  const [first] = Object.values(fields)
  return refuse(400, 'INVALID', first ?? said.checkTyped, { fields })
}

/** The schemas' own sentences, and in place of the library's, which are for programmers, one of ours. */
function readable(field: string, message = ''): Sentence {
  const instead = field === '' ? said.checkSent : said.checkField({ field: inWords(field) })
  return sentenceOf(message) ?? instead
}

/** `category_id` as people say it: the category. */
const inWords = (field: string) => field.replace(/_id$/, '').replaceAll('_', ' ')

/** An unknown call is a JSON 404 (decision P8); a known one asked with another method is a 405. */
export function answerUnknownCalls(api: FastifyInstance, paths: ApiPaths) {
  api.all('/*', { schema: { hide: true } }, (request, reply) => {
    const allowed = paths.methodsOf(request.url.split('?')[0]?.slice(apiPrefix.length) ?? '')
    if (allowed.length === 0) return answerMissing(request, reply)
    reply.header('allow', allowed.join(', '))
    return send(reply, refuse(405, 'WRONG_METHOD', said.wrongMethod({ methods: allowed })))
  })
}

/** It is the same for all calls that are none. */
function answerMissing({ originalUrl }: FastifyRequest, reply: FastifyReply) {
  const refusal = notFound(said.noSuchCall)
  const bytes = asBytes(refusal.bodyIn(languageOf(originalUrl)))
  reply.status(refusal.status).type('application/json; charset=utf-8').header('cache-control', 'no-store')
  reply.send(bytes).remember(bytes, () => true)
  return reply
}
