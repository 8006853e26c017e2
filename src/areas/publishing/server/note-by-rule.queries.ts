import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'

type Note = { by: string; action: string; now: Date }

/** Writes into the activity log what no person did. */
export const noteByRule = (
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
