import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ApiResponse } from '#pages/page-render.ts'
import { type Language, pathIn } from '#words/language.ts'
import { apiPrefix } from '../calls/api-paths.ts'
import { internalHeaders } from '../calls/internal-token.ts'

/** A call made during a render, and the fingerprint of its answer. */
export type InjectedCall = Call & { fingerprint: string }
/** An answer of the API, its call with the answer's fingerprint, and whether the answer may be out of date. */
type InjectedAnswer = { answer: ApiResponse; call: InjectedCall; isStale: boolean }
/** Calls the API within the process, for one render: repeated calls share an answer. */
export type CallForRender = (call: Call) => Promise<InjectedAnswer>
/** A call as a page makes it: the contract's path, and the page's language for messages. */
type Call = { method: string; path: string; language: Language }

/** The headers of an answer that a page may use. */
const shownHeaders = ['link', 'x-total-count']

/**
 * Creates the calls of one render. Each call is made once, although the check for changes, the check for a redirect and
 * the page's loader may all need it: a call within the process costs a tenth of a render.
 * @param userAgent the visitor's, for a page that is rendered for one visitor
 */
export function createCallsForRender(app: FastifyInstance, userAgent?: string): CallForRender {
  const answers = new Map<string, Promise<InjectedAnswer>>()
  return (call) => {
    const key = `${call.language} ${call.method} ${call.path}`
    const answer = answers.get(key) ?? injectCall(app, call, userAgent)
    answers.set(key, answer)
    return answer
  }
}

/** Calls the API within the process. */
async function injectCall(app: FastifyInstance, request: Call, userAgent?: string): Promise<InjectedAnswer> {
  const response = await app.inject({
    method: request.method as 'GET',
    url: pathIn(request.language, apiPrefix + request.path),
    headers: {
      accept: 'application/json',
      ...internalHeaders,
      ...(userAgent && { 'user-agent': userAgent }),
    },
  })
  const { statusCode: status, headers } = response
  const shown = shownHeaders.map((name) => headers[name])
  let body: unknown
  return {
    answer: {
      status,
      // Parsed when it is first read: the check for changes needs only the fingerprint.
      get body() {
        body ??= response.json()
        return body
      },
      headers: { get: (name) => headerText(shown[shownHeaders.indexOf(name)]) },
    },
    call: { ...request, fingerprint: fingerprintOf([status, headers.etag ?? response.payload, ...shown]) },
    isStale: headers.warning !== undefined,
  }
}

/** The hash of an answer's parts. Its ETag stands for its body, because it is a hash of it that exists already. */
const fingerprintOf = (parts: unknown[]) => hash('sha256', parts.join('\n'), 'base64url')

const headerText = (value: unknown) => (value === undefined ? null : String(value))

/**
 * Makes the calls of an earlier render again and returns whether all answers are the same. Then the page is unchanged,
 * because it depends on nothing else.
 */
export async function hasSameAnswers(callForRender: CallForRender, calls: InjectedCall[]) {
  const now = await Promise.all(calls.map(({ fingerprint: _, ...call }) => callForRender(call)))
  return now.every(({ call, isStale }, at) => !isStale && call.fingerprint === calls[at]?.fingerprint)
}
