import type { ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../database/connect.ts'
import { containing } from '../../../database/containing.ts'
import type { Database, Role } from '../../../database/schema.ts'
import { readRowTallies } from '../../../database/tallies.ts'
import { cursorAfter, type Page, readCursor } from '../../../http/paging.ts'
import type { Profile, userQuery } from '../contract.ts'

type Wish = z.infer<typeof userQuery> & { limit: number }
type User = Omit<Profile, 'phone'>

/** Users by role and name (decision S8): administrators before customers. */
export async function listUsers(db: Db, { role, q, limit, cursor }: Wish): Promise<Page<User>> {
  const matching = db.selectFrom('users').where((eb) => isWanted(eb, role, q))
  const after = startOf(cursor)
  const rows = await matching
    .select(['id', 'name', 'email', 'role'])
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

function isWanted(eb: ExpressionBuilder<Database, 'users'>, role: Role | undefined, q: string | undefined) {
  const holds = (pattern: string) => eb.or(searched.map((column) => eb(column, 'ilike', pattern)))
  return eb.and([...(role ? [eb('role', '=', role)] : []), ...containing(q ?? '').map(holds)])
}

const searched = ['name', 'email', 'phone'] as const

type Start = [Role, string, number]
const noStart: Start = ['admin', '', 0]

/** Where a page starts; a cursor that was not made here starts at the beginning. */
function startOf(cursor: string | undefined): Start | null {
  const [role, name, id] = readCursor(cursor) ?? []
  if (role !== 'admin' && role !== 'customer') return null
  return typeof name === 'string' && isId(id) && !name.includes('\0') ? [role, name, id] : null
}

const isId = (key: unknown): key is number => Number.isInteger(key) && Math.abs(Number(key)) < 2 ** 31

/** One more row than asked for was read: it says whether there is a next page. */
function cutPage(rows: User[], limit: number) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last && rows.length > limit ? cursorAfter(last.role, last.name, last.id) : null }
}
