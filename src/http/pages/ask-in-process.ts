import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ApiResponse } from '#pages/page-render.ts'
import { type Language, pathIn } from '#words/language.ts'
import { apiPrefix } from '../calls/api-paths.ts'
import { fromWithin } from '../calls/from-within.ts'

/** A call that a page was made from, and the fingerprint of its answer. */
export type Asked = Call & { print: string }
/** A call as a page makes it: its path is the contract's, and what it says to people is in the page's language. */
type Call = { method: string; path: string; language: Language }

/** What of an answer's headers a page may show. */
const shownHeaders = ['link', 'x-total-count']

/** The API's answer to a page that is being rendered, and what it was made from. */
export async function askInProcess(
  app: FastifyInstance,
  call: Call,
): Promise<{ answer: ApiResponse; asked: Asked; isStale: boolean }> {
  const response = await app.inject({
    method: call.method as 'GET',
    url: pathIn(call.language, apiPrefix + call.path),
    headers: { accept: 'application/json', ...fromWithin },
  })
  const headers = new Headers()
  const print = createHash('sha256').update(`${response.statusCode}\n`).update(response.rawPayload)
  for (const name of shownHeaders) {
    const value = response.headers[name]
    print.update(`\n${value}`)
    if (value !== undefined) headers.set(name, String(value))
  }
  return {
    answer: { status: response.statusCode, body: response.json(), headers },
    asked: { ...call, print: print.digest('base64url') },
    isStale: response.headers.warning !== undefined,
  }
}

/**
 * Whether all calls that a page was made from are answered as they were, and not for want of a newer answer. It is then the same
 * page: nothing else goes into one.
 */
export async function isAnsweredAsBefore(app: FastifyInstance, calls: Asked[]) {
  const now = await Promise.all(calls.map(({ print: _, ...call }) => askInProcess(app, call)))
  return now.every(({ asked, isStale }, at) => !isStale && asked.print === calls[at]?.print)
}
