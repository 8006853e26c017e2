import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from './shop/database.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/schema.md'), 'utf8')

/** The cells of a chapter's rows: table, name, reason. */
const rowsOf = (chapter: string) => {
  const [, text = ''] = page.split(`\n## ${chapter}\n`)
  return [...(text.split('\n## ')[0] ?? '').matchAll(/^\| `(.+?)` \| `(.+?)` \| (.+) \|$/gm)].map(
    ([, table = '', name = '', reason = '']) => ({ table, name, reason }),
  )
}

const chapters = {
  Indexes: sql<{ table: string; name: string }>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisprimary`,
  Triggers: sql<{ table: string; name: string }>`
    select tgrelid::regclass::text as table, tgname as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`,
  // A partial index helps if it has all rows that refer to something.
  'Foreign keys without an index': sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and coalesce(pg_get_expr(indpred, indrelid), '') in ('', format('(%s IS NOT NULL)', attname)))`,
}

test.each(Object.entries(chapters))(
  'docs/schema.md gives the reason of each of: %s',
  async (chapter, query) => {
    const { rows } = await query.execute(await openTestDatabase())
    const lines = (list: { table: string; name: string }[]) =>
      list.map(({ table, name }) => `| \`${table}\` | \`${name}\` |`).sort()
    expect(lines(rowsOf(chapter))).toEqual(lines(rows))
  },
)

test('no index repeats the beginning of another one', async () => {
  const { rows } = await sql<{ name: string; by: string }>`
    select one.indexrelid::regclass::text as name, other.indexrelid::regclass::text as by
    from pg_index as one join pg_index as other
      on other.indrelid = one.indrelid and other.indexrelid <> one.indexrelid
    join pg_class on pg_class.oid = one.indrelid
    where relnamespace = 'public'::regnamespace and not one.indisunique
      and one.indexprs is null and other.indexprs is null
      and pg_get_expr(one.indpred, one.indrelid) is not distinct from pg_get_expr(other.indpred, other.indrelid)
      and other.indkey::text || ' ' like one.indkey::text || ' %'
      and (select relam from pg_class where oid = one.indexrelid) = (select relam from pg_class where oid = other.indexrelid)`.execute(
    await openTestDatabase(),
  )
  expect(rows).toEqual([])
})

test('the functions and columns that the reasons name are in the code', () => {
  const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
    .join('\n')
  const words = new Set(source.match(/\w+/g))
  const named = Object.keys(chapters)
    .flatMap(rowsOf)
    .flatMap(({ reason }) => [...reason.matchAll(/`(?:\w+\.)?(\w+)`/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !words.has(name))).toEqual([])
})
