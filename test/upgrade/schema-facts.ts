import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'

type Column = { table: string; column: string; type: string; nullable: boolean; filled: boolean }
/** A constraint, a unique index or a trigger. */
type Rule = { table: string; name: string; definition: string; columns: string[] }

/** The parts of a schema that a release depends on or must satisfy. */
export type SchemaFacts = { columns: Column[]; rules: Rule[]; functions: string[] }

export async function readSchemaFacts(db: Db): Promise<SchemaFacts> {
  const columns = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    order by 1, 2`.execute(db)
  const rules = await sql<Rule>`
    with rule as (
      select conrelid as relation, conname as name, pg_get_constraintdef(oid) as definition, coalesce(conkey, '{}') as keys
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
      union all
      -- With its name left out, which an index may change.
      select indrelid, c.relname, regexp_replace(pg_get_indexdef(indexrelid), 'INDEX .* ON ', 'INDEX ON '), string_to_array(indkey::text, ' ')::int2[]
      from pg_index join pg_class c on c.oid = indexrelid
      where indisunique and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select tgrelid, tgname, pg_get_triggerdef(oid), '{}' from pg_trigger where not tgisinternal
    )
    select relation::regclass::text as table, name, definition,
      array(select attname::text from pg_attribute where attrelid = relation and attnum = any (keys)) as columns
    from rule order by 1, 2`.execute(db)
  const functions = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`.execute(
    db,
  )
  return { columns: columns.rows, rules: rules.rows, functions: functions.rows.map(({ name }) => name) }
}

/**
 * Everything in `after` that could break a release which knows the schema `before`: columns, constraints, triggers and
 * functions by name, with the change.
 */
export function findContractions(before: SchemaFacts, after: SchemaFacts) {
  const tables = new Set(before.columns.map(({ table }) => table))
  const former = new Map(before.columns.map((each) => [nameOf(each), each]))
  const latter = new Map(after.columns.map((each) => [nameOf(each), each]))
  const found: { name: string; what: string }[] = []
  for (const [name, was] of former) {
    const is = latter.get(name)
    if (!is) found.push({ name, what: 'is gone' })
    else if (is.type !== was.type) found.push({ name, what: `was ${was.type} and is ${is.type}` })
    else if (was.nullable && !is.nullable) found.push({ name, what: 'may not be null any more' })
    else if (was.filled && !is.filled) found.push({ name, what: 'has lost its default' })
  }
  for (const [name, is] of latter)
    if (tables.has(is.table) && !former.has(name) && !is.nullable && !is.filled)
      found.push({ name, what: 'is new and has neither null nor a default' })
  const kept = new Set(before.rules.map(({ table, definition }) => `${table} ${definition}`))
  for (const { table, name, definition, columns } of after.rules) {
    const isOnNewOnes =
      columns.length > 0 && columns.every((column) => !former.has(nameOf({ table, column })))
    if (tables.has(table) && !kept.has(`${table} ${definition}`) && !isOnNewOnes)
      found.push({ name: `${table}.${name}`, what: `is new: ${definition}` })
  }
  for (const name of before.functions)
    if (!after.functions.includes(name)) found.push({ name, what: 'is gone' })
  return found
}

const nameOf = ({ table, column }: Pick<Column, 'table' | 'column'>) => `${table}.${column}`
