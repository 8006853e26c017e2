import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { readRowCounters } from '#database/row-counters.ts'
import type { Database } from '#database/schema.ts'
import { containsPatterns } from '#database/search-patterns.ts'
import { cutPage, idKey, type Page, parseCursor, textKey } from '#http/calls/paging.ts'
import type { Role } from '#values/people/role.ts'
import type { Profile, userQuery } from '../contract.ts'

type UserListQuery = z.infer<typeof userQuery> & { limit: number }

/**
 * One page of the users by role and name (decision S8), administrators before customers. `q` is searched for in name,
 * e-mail, phone and postal codes. Erased accounts are left out.
 */
export async function listUsers(db: Db, { role, q, limit, cursor }: UserListQuery): Promise<Page<Profile>> {
  const residentIds = await findUserIdsByPostalCode(db, q)
  const matching = db.selectFrom('users').where((eb) => matchesFilter(eb, { role, q, residentIds }))
  const after = parseCursor(cursor, cursorKeys)
  const rows = await matching
    .select(['id', 'name', 'email', 'phone', 'role'])
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('role', 'name', 'id'), '>', eb.tuple(...(after ?? emptyCursor)))),
    )
    .orderBy('role')
    .orderBy('name')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const total =
    containsPatterns(q ?? '').length === 0
      ? (await readRowCounters(db))(...(role ? [`users:${role}` as const] : allUserCounters))
      : Number((await matching.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
  return { ...cutPage(rows, limit, (user) => [user.role, user.name, user.id]), total }
}

const allUserCounters = ['users:admin', 'users:customer'] as const

type UserFilter = { role: Role | undefined; q: string | undefined; residentIds: number[] }

/** The SQL condition for the listed users. */
function matchesFilter(eb: ExpressionBuilder<Database, 'users'>, { role, q, residentIds }: UserFilter) {
  const matchesText = eb.and(containsPatterns(q ?? '').map(matchesUser))
  const isFound = residentIds.length === 0 ? matchesText : eb.or([matchesText, eb('id', 'in', residentIds)])
  return eb.and([eb('erased_at', 'is', null), ...(role ? [eb('role', '=', role)] : []), isFound])
}

/** The maximum number of users that a search by postal code finds: more would be a whole region. */
const maxPostalCodeMatches = 1000

/**
 * The ids of users with an address whose postal code contains the digits of `q`; none unless `q` is three to six
 * digits.
 */
async function findUserIdsByPostalCode(db: Db, q = ''): Promise<number[]> {
  const digits = q.replace(/\s/g, '')
  if (!/^\d{3,6}$/.test(digits)) return []
  const rows = await db
    .selectFrom('addresses')
    .select('user_id')
    .distinct()
    .where('postal_code', 'like', `%${digits}%`)
    .orderBy('user_id')
    .limit(maxPostalCodeMatches)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/**
 * The SQL condition that name, e-mail or phone match an `ilike` pattern. The expression must stay equal to that of the
 * index.
 */
export const matchesUser = (pattern: string) =>
  sql<boolean>`(users.name || ' ' || users.email || ' ' || users.phone) ilike ${pattern}`

const cursorKeys = z.tuple([z.enum(['admin', 'customer']), textKey, idKey])
const emptyCursor: z.infer<typeof cursorKeys> = ['admin', '', 0]
