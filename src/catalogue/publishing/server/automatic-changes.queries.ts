import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Note = { by: string; action: string; now: Date }

/** Logs changes that a rule or a schedule made instead of a person. */
export const recordAutomaticChanges = (
  trx: Transaction<Database>,
  products: { id: number; name: string }[],
  { by, action, now }: Note,
) =>
  trx
    .insertInto('activity')
    .values(
      products.map(({ id, name }) => ({
        actor_id: null,
        actor_name: by,
        subject_kind: 'product' as const,
        subject_id: String(id),
        subject_name: name,
        action,
        changes: null,
        happened_at: now,
      })),
    )
    .execute()

/**
 * Which of these products a rule has ever hidden.
 * @param action the text with which the rule logs it
 */
export async function listHiddenAutomatically(
  db: Db,
  products: number[],
  action: string,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('activity')
    .select('subject_id')
    .distinct()
    .where('subject_kind', '=', 'product')
    .where(sql<boolean>`subject_id = any (${products.map(String)}::text[])`)
    .where('actor_id', 'is', null)
    .where('action', '=', action)
    .execute()
  return new Set(rows.map(({ subject_id }) => Number(subject_id)))
}
