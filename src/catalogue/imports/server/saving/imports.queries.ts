import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { ProductImportsTable } from '#database/tables/product-imports.ts'
import { dayMs } from '#values/time/durations.ts'
import { maxListed } from '../../contract.ts'
import type { ImportProblem } from '../../rules/columns.ts'

type Handle = Db | Transaction<Database>

type NewImport = {
  formKey: string
  actorId: number
  fileName: string
  file: string
  seen: string
  now: Date
}

/** @returns whether the import was queued, by this request or an earlier one with the same key; false if another runs */
export async function insertImport(
  db: Db,
  { formKey, actorId, fileName, file, seen, now }: NewImport,
): Promise<boolean> {
  const inserted = await db
    .insertInto('product_imports')
    .values({
      form_key: formKey,
      actor_id: actorId,
      file_name: fileName,
      file,
      seen,
      state: 'waiting',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return true
  const earlier = await db
    .selectFrom('product_imports')
    .select('id')
    .where('form_key', '=', formKey)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return earlier !== undefined
}

/** The newest import with the name of who started it; undefined if there was none in the last 30 days. */
export const findLastImport = (db: Db) =>
  db
    .selectFrom('product_imports')
    .innerJoin('users', 'users.id', 'actor_id')
    .select([
      'product_imports.id',
      'file_name',
      'state',
      'reason',
      'tries',
      'row_count',
      'added',
      'changed',
      'unchanged',
      'problems',
      'problem_count',
      'product_imports.created_at',
      'ended_at',
      'users.name as actor_name',
    ])
    .orderBy('product_imports.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Leases the import that has not ended, if no living process works on it, and counts the attempt. */
export const claimImport = (db: Db, now: Date, until: Date) =>
  db
    .updateTable('product_imports')
    .from('users')
    .set((eb) => ({ state: 'checking', tries: eb('tries', '+', 1), leased_until: until }))
    .whereRef('users.id', '=', 'actor_id')
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .returning([
      'product_imports.id',
      'tries',
      'file',
      'seen',
      'users.id as actor_id',
      'users.name as actor_name',
    ])
    .executeTakeFirst()

/** An attempt at an import: another process that takes it over has a higher number. */
export type ImportAttempt = { id: number; tries: number }

const updateAttempt = (db: Handle, { id, tries }: ImportAttempt) =>
  db
    .updateTable('product_imports')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('ended_at', 'is', null)

export const renewImportLease = (db: Db, attempt: ImportAttempt, until: Date) =>
  updateAttempt(db, attempt).set({ leased_until: until }).execute()

type Counts = Pick<ImportEnd, 'row_count' | 'added' | 'changed' | 'unchanged'>

export const noteSaving = (db: Db, attempt: ImportAttempt, counts: Counts) =>
  updateAttempt(db, attempt)
    .set({ ...counts, state: 'saving' })
    .execute()

type ImportEnd = {
  state: 'saved' | 'refused' | 'failed'
  reason?: ProductImportsTable['reason']
  row_count?: number
  added?: number
  changed?: number
  unchanged?: number
  /** Only the first are stored. */
  problems?: ImportProblem[]
}

/** @returns false if the import has ended, or another process has taken it over */
export async function endImport(
  db: Handle,
  attempt: ImportAttempt,
  { problems = [], ...end }: ImportEnd,
  now: Date,
): Promise<boolean> {
  const ended = await updateAttempt(db, attempt)
    .set({
      ...end,
      problems: JSON.stringify(problems.slice(0, maxListed)),
      problem_count: problems.length,
      file: null,
      ended_at: now,
    })
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

const retentionMs = 30 * dayMs

/** A job: deletes the records of imports 30 days after they ended. */
export const purgeImports = (db: Db, now: Date) =>
  db
    .deleteFrom('product_imports')
    .where('ended_at', '<', new Date(now.getTime() - retentionMs))
    .execute()
