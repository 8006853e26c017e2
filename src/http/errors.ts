import type { FastifyError, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type ApiPaths, apiPrefix } from './api-paths.ts'
import { send } from './doors.ts'
import { UploadProblem } from './multipart.ts'
import { notFound, type Refusal, refuse } from './refusal.ts'

/** What the server's own refusals say to a person. */
const sentences: Record<string, [status: number, code: string, sentence: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'WRONG_CONTENT_TYPE', 'Please send this as JSON (application/json).'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'BROKEN_JSON', 'The message was empty where JSON was expected.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'BROKEN_JSON', 'The message is not valid JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'TOO_LARGE', 'This is larger than we can take.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'WRONG_LENGTH', 'The message is not as long as it says.'],
  FST_REQ_FILE_TOO_LARGE: [
    413,
    'TOO_LARGE',
    'This picture is larger than 15 MB. Please choose a smaller one.',
  ],
  FST_FILES_LIMIT: [400, 'TOO_MANY_FILES', 'You can upload a maximum of 4 images'],
  FST_PARTS_LIMIT: [400, 'TOO_MANY_PARTS', 'This form has too many fields.'],
  FST_FIELDS_LIMIT: [400, 'TOO_MANY_PARTS', 'This form has too many fields.'],
}

/** One handler for everything that goes wrong: it logs all of it and tells the client none of its insides. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, refusalOf(error, request)))
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()))
}

/** An address that no page and no call could have, such as one with a broken `%`. */
export const answerUnreadable: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  _error,
  _request,
  reply,
) => void send(reply, refuse(400, 'BAD_ADDRESS', 'This address cannot be read.'))

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (hasZodFastifySchemaValidationErrors(error))
    return error.validationContext === 'params' ? notFound() : invalidFields(error.validation)
  if (error instanceof UploadProblem) return refuse(error.status, error.code, error.message)
  if (error.statusCode === 429) {
    const seconds = Number(error.message)
    const wait = `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
    return refuse(429, 'TOO_MANY_TRIES', wait, { retryAfterSeconds: seconds })
  }
  const known = sentences[error.code]
  if (known) return refuse(...known)
  if (error.statusCode && error.statusCode < 500)
    return refuse(error.statusCode, 'BAD_REQUEST', 'This request cannot be understood.')
  const call = `${request.method} ${request.routeOptions.url}`
  request.log.error({ err: error, call }, 'request failed')
  return refuse(500, 'INTERNAL', 'Something went wrong on our side. Please try again in a moment.')
}

type Issue = { instancePath: string; message?: string }

/** The first sentence of each field; the first of all is the answer's own. */
function invalidFields(issues: Issue[]) {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/')[1] ?? ''
    fields[field] ??= readable(field, message)
  }
  const [first] = Object.values(fields)
  return refuse(400, 'INVALID', first ?? 'Please check what you typed.', { fields })
}

/** The schemas' own sentences start with a capital; the library's are for programmers and are said in ours. */
function readable(field: string, message = '') {
  if (/^[A-Z]/.test(message) && !/^(Invalid|Too|Unrecognized|Expected)\b(?! phone)/.test(message))
    return message
  return `Please check ${field === '' ? 'what you sent' : `the field ${field}`}.`
}

/** An unknown call is a JSON 404 (decision P8); a known one asked with another method is a 405. */
export function answerUnknownCalls(api: FastifyInstance, paths: ApiPaths) {
  api.all('/*', { schema: { hide: true } }, (request, reply) => {
    const allowed = paths.methodsOf(request.url.split('?')[0]?.slice(apiPrefix.length) ?? '')
    if (allowed.length === 0) return send(reply, notFound('There is no such call.'))
    reply.header('allow', allowed.join(', '))
    return send(reply, refuse(405, 'WRONG_METHOD', `This can only be asked with ${allowed.join(' or ')}.`))
  })
}
