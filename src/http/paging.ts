import type { FastifyReply, FastifyRequest } from 'fastify'

/** One page of a list: its items, the cursor the next page starts after, and how long the whole list is. */
export type Page<Item> = { items: Item[]; next: string | null; total: number }

type Wanted = { limit?: number | undefined; cursor?: string | undefined }

/** A list that was asked for whole ends here, with the address of its next page: nothing is answered without end. */
const wholeList = 1000

/** How much of a list is read: the page that was asked for, or as much of the whole as is answered at once. */
export const pagingOf = ({ limit, cursor }: Wanted, usualPage: number) => ({
  limit: limit ?? (cursor === undefined ? wholeList : usualPage),
  cursor,
})

/** Answers a page (decision S8): the items as the body, the rest in headers. */
export function answerPage<Item>(
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

/** Opaque text for where a page ended: the sort keys of its last row. */
export const cursorAfter = (...keys: (string | number)[]) =>
  Buffer.from(JSON.stringify(keys)).toString('base64url')

/** The keys of a cursor. One that was not made here counts as absent, so that an old link shows the first page. */
export function readCursor(cursor: string | undefined): (string | number)[] | null {
  if (!cursor) return null
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(keys) && keys.every((key) => typeof key === 'string' || typeof key === 'number')
      ? keys
      : null
  } catch {
    return null
  }
}
