import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ApiResponse } from '#pages/page-render.ts'
import { type Language, pathIn } from '#words/language.ts'
import { apiPrefix } from '../calls/api-paths.ts'
import { internalHeaders } from '../calls/internal-token.ts'

/** A call made during a render, and the fingerprint of its answer. */
export type InjectedCall = Call & { fingerprint: string }
/** A call as a page makes it: the contract's path, and the page's language for messages. */
type Call = { method: string; path: string; language: Language }

/** The headers of an answer that a page may use. */
const shownHeaders = ['link', 'x-total-count']

/**
 * Calls the API within the process, during a render.
 * @returns the answer; in `call` the request with the answer's fingerprint; and whether the answer may be out of date
 */
export async function injectCall(
  app: FastifyInstance,
  request: Call,
): Promise<{ answer: ApiResponse; call: InjectedCall; isStale: boolean }> {
  const response = await app.inject({
    method: request.method as 'GET',
    url: pathIn(request.language, apiPrefix + request.path),
    headers: { accept: 'application/json', ...internalHeaders },
  })
  const headers = new Headers()
  const fingerprint = createHash('sha256').update(`${response.statusCode}\n`).update(response.rawPayload)
  for (const name of shownHeaders) {
    const value = response.headers[name]
    fingerprint.update(`\n${value}`)
    if (value !== undefined) headers.set(name, String(value))
  }
  return {
    answer: { status: response.statusCode, body: response.json(), headers },
    call: { ...request, fingerprint: fingerprint.digest('base64url') },
    isStale: response.headers.warning !== undefined,
  }
}

/**
 * Makes the calls of an earlier render again and returns whether all answers are the same. Then the page is unchanged,
 * because it depends on nothing else.
 */
export async function hasSameAnswers(app: FastifyInstance, calls: InjectedCall[]) {
  const now = await Promise.all(calls.map(({ fingerprint: _, ...call }) => injectCall(app, call)))
  return now.every(({ call, isStale }, at) => !isStale && call.fingerprint === calls[at]?.fingerprint)
}
