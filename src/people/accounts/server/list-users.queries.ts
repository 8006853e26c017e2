import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { containing } from '#database/containing.ts'
import type { Database } from '#database/schema.ts'
import type { Role } from '#database/tables/accounts.ts'
import { readRowTallies } from '#database/tallies.ts'
import { cursorAfter, idKey, type Page, readCursor, textKey } from '#http/calls/paging.ts'
import type { Profile, userQuery } from '../contract.ts'

type Wish = z.infer<typeof userQuery> & { limit: number }

/** Users by role and name (decision S8): administrators before customers. Erased accounts are nobody's. */
export async function listUsers(db: Db, { role, q, limit, cursor }: Wish): Promise<Page<Profile>> {
  const living = await findResidents(db, q)
  const matching = db.selectFrom('users').where((eb) => isWanted(eb, { role, q, living }))
  const after = readCursor(cursor, startKeys)
  const rows = await matching
    .select(['id', 'name', 'email', 'phone', 'role'])
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('role', 'name', 'id'), '>', eb.tuple(...(after ?? noStart)))),
    )
    .orderBy('role')
    .orderBy('name')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const total =
    containing(q ?? '').length === 0
      ? (await readRowTallies(db))(...(role ? [`users:${role}` as const] : everyone))
      : Number((await matching.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
  return { ...cutPage(rows, limit), total }
}

const everyone = ['users:admin', 'users:customer'] as const

type Wanted = { role: Role | undefined; q: string | undefined; living: number[] }

function isWanted(eb: ExpressionBuilder<Database, 'users'>, { role, q, living }: Wanted) {
  const holds = eb.and(containing(q ?? '').map(userHolds))
  const isFound = living.length === 0 ? holds : eb.or([holds, eb('id', 'in', living)])
  return eb.and([eb('erased_at', 'is', null), ...(role ? [eb('role', '=', role)] : []), isFound])
}

/** A search that finds more than so many by their PIN code is for a whole region, and nobody reads its list. */
const mostResidents = 1000

/** Who lives where this is a part of the PIN code. */
async function findResidents(db: Db, q = ''): Promise<number[]> {
  const digits = q.replace(/\s/g, '')
  if (!/^\d{3,6}$/.test(digits)) return []
  const rows = await db
    .selectFrom('addresses')
    .select('user_id')
    .distinct()
    .where('postal_code', 'like', `%${digits}%`)
    .orderBy('user_id')
    .limit(mostResidents)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Whether a part of name, e-mail or phone is like `pattern`, by the index that there is for this expression. */
export const userHolds = (pattern: string) =>
  sql<boolean>`(users.name || ' ' || users.email || ' ' || users.phone) ilike ${pattern}`

const startKeys = z.tuple([z.enum(['admin', 'customer']), textKey, idKey])
const noStart: z.infer<typeof startKeys> = ['admin', '', 0]

/** One more row than asked for was read: it says whether there is a next page. */
function cutPage(rows: Profile[], limit: number) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last && rows.length > limit ? cursorAfter(last.role, last.name, last.id) : null }
}
