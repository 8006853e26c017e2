import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ApiResponse } from '#pages/page-render.ts'
import { type Language, pathIn } from '#words/language.ts'
import { apiPrefix } from '../calls/api-paths.ts'
import { internalHeaders } from '../calls/internal-token.ts'

/** A call that a page was made from, and the fingerprint of its answer. */
export type InjectedCall = Call & { fingerprint: string }
/** A call as a page makes it: its path is the contract's, and what it says to people is in the page's language. */
type Call = { method: string; path: string; language: Language }

/** What of an answer's headers a page may show. */
const shownHeaders = ['link', 'x-total-count']

/** The API's answer to a page that is being rendered, and what it was made from. */
export async function injectCall(
  app: FastifyInstance,
  call: Call,
): Promise<{ answer: ApiResponse; asked: InjectedCall; isStale: boolean }> {
  const response = await app.inject({
    method: call.method as 'GET',
    url: pathIn(call.language, apiPrefix + call.path),
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
    asked: { ...call, fingerprint: fingerprint.digest('base64url') },
    isStale: response.headers.warning !== undefined,
  }
}

/**
 * Whether all calls that a page was rendered from still give the same answers. If so the page is unchanged: nothing
 * else goes into it.
 */
export async function hasSameAnswers(app: FastifyInstance, calls: InjectedCall[]) {
  const now = await Promise.all(calls.map(({ fingerprint: _, ...call }) => injectCall(app, call)))
  return now.every(({ asked, isStale }, at) => !isStale && asked.fingerprint === calls[at]?.fingerprint)
}
