import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { maxInteger } from '#values/max-integer.ts'
import { findUnsafePath } from '#values/texts/safe-text.ts'

/** One page of a list: its items, the cursor of the next page, and the total. */
export type Page<Item> = { items: Item[]; next: string | null; total: number }

type PageInput = { limit?: number | undefined; cursor?: string | undefined }

/**
 * The maximum for a request without a limit; the answer then links to the next page, so that no answer is unbounded.
 */
const maxListLength = 1000

/** The requested page, or the maximum number of items for a request without a limit. */
export const pageRequestOf = ({ limit, cursor }: PageInput, defaultPageSize: number) => ({
  limit: limit ?? (cursor === undefined ? maxListLength : defaultPageSize),
  cursor,
})

/**
 * Sets the headers of a page of a list (decision S8): the total, and the link to the next page.
 * @returns the items, which are the body
 */
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

/** The page that a query reads: at most `limit` rows after the cursor's. */
export type PageRequest = { limit: number; cursor?: string | undefined }

/** The id below which a page of a list sorted by id, newest first, begins: the cursor's, or one above all ids. */
export const idBelowCursor = (cursor: string | undefined): number =>
  parseCursor(cursor, z.tuple([idKey]))?.[0] ?? maxInteger

/**
 * Cuts the rows of a query to a page. The query reads one row more than `limit`, which says that there is a next page.
 * @param keysOf the sort keys of a row, for the cursor of the next page
 * @returns the items, and the cursor of the next page or null
 */
export function cutPage<Row>(rows: Row[], limit: number, keysOf: (last: Row) => (string | number)[]) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last && rows.length > limit ? createCursor(...keysOf(last)) : null }
}

/** Encodes the sort keys of a page's last row as an opaque cursor. */
export const createCursor = (...keys: (string | number)[]) =>
  Buffer.from(JSON.stringify(keys)).toString('base64url')

/** The sort key of lists sorted by number. */
export const idKey = z.int().min(0).max(maxInteger)
/** The sort keys of lists sorted by a time, then by number: the time is parsed from its ISO 8601 text. */
export const timeAndIdKeys = z.tuple([z.iso.datetime().transform((text) => new Date(text)), idKey])
/** The sort key of lists sorted by text; only text that the database can store. */
export const textKey = z.string().refine((text) => findUnsafePath(text) === null)

/**
 * Returns the keys of a cursor, or null without a cursor, for the start of a list.
 * @throws CursorProblem when the cursor belongs to another list, because the first page would be a silent wrong answer
 */
export function parseCursor<Keys>(cursor: string | undefined, keys: z.ZodType<Keys>): Keys | null {
  if (!cursor) return null
  const read = keys.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (read.success) return read.data
  throw new CursorProblem()
}

/** Thrown for an invalid cursor; the error handler turns it into a refusal. */
export class CursorProblem extends Error {
  override name = 'CursorProblem'
}

/** The parsed JSON; undefined if it is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
