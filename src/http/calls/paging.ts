import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { maxInteger } from '#values/max-integer.ts'
import { findUnsafePath } from '#values/texts/safe-text.ts'

/** One page of a list: its items, the cursor the next page starts after, and how long the whole list is. */
export type Page<Item> = { items: Item[]; next: string | null; total: number }

type PageInput = { limit?: number | undefined; cursor?: string | undefined }

/**
 * The maximum for a request without a limit; the answer then links to the next page, so that no answer is unbounded.
 */
const maxListLength = 1000

/** How much of a list is read: the page that was asked for, or as much of the whole as is answered at once. */
export const pageRequestOf = ({ limit, cursor }: PageInput, defaultPageSize: number) => ({
  limit: limit ?? (cursor === undefined ? maxListLength : defaultPageSize),
  cursor,
})

/** Answers a page (decision S8): the items as the body, the rest in headers. */
export function setPageHeaders<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, next, total }: Page<Item>,
) {
  reply.header('x-total-count', total)
  if (next !== null) {
    const url = new URL(request.url, 'http://shop')
    url.searchParams.set('cursor', next)
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
  }
  return items
}

/** An opaque cursor: the sort keys of the last row. */
export const createCursor = (...keys: (string | number)[]) =>
  Buffer.from(JSON.stringify(keys)).toString('base64url')

/** The sort key of lists that go by number. */
export const idKey = z.int().min(0).max(maxInteger)
/** The sort key of lists that go by a text, as the database can compare it. */
export const textKey = z.string().refine((text) => findUnsafePath(text) === null)

/**
 * The keys of a cursor, or nothing where a list starts.
 * @throws CursorProblem when the cursor was not made for this list: the first page would be a silent wrong answer
 */
export function parseCursor<Keys>(cursor: string | undefined, keys: z.ZodType<Keys>): Keys | null {
  if (!cursor) return null
  const read = keys.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (read.success) return read.data
  throw new CursorProblem()
}

/** The error handler turns it into the answer. */
export class CursorProblem extends Error {
  override name = 'CursorProblem'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
