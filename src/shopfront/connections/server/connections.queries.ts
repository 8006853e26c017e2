import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import type { ConnectionName } from '../rules/connection-fields.ts'

/** All entered connections, a handful of rows, with who changed them. */
export const listConnectionRows = (db: Db) =>
  db
    .selectFrom('connections')
    .leftJoin('users', 'users.id', 'connections.changed_by')
    .selectAll('connections')
    .select('users.name as changed_by_name')
    .orderBy('connections.name')
    .execute()

/** One connection, locked until the transaction ends; undefined if it was never entered. */
export const lockConnection = (trx: Transaction<Database>, name: ConnectionName) =>
  trx.selectFrom('connections').selectAll().where('name', '=', name).forUpdate().executeTakeFirst()

/** Writes a connection over the version that it is based on. @returns false if somebody else was first */
export async function writeConnection(
  trx: Transaction<Database>,
  { name, version, ...values }: Row<'connections'>,
): Promise<boolean> {
  const next = { ...values, version: version + 1 }
  const { numInsertedOrUpdatedRows: inserted } =
    version === 0
      ? await trx
          .insertInto('connections')
          .values({ name, ...next })
          .onConflict((known) => known.doNothing())
          .executeTakeFirstOrThrow()
      : { numInsertedOrUpdatedRows: 0n }
  if (version === 0) return inserted === 1n
  const { numUpdatedRows } = await trx
    .updateTable('connections')
    .set(next)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Emails that wait are due now: those that the earlier mail server refused need not wait for their next attempt. */
export const makeMailsDue = (trx: Transaction<Database>, now: Date) =>
  trx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('next_attempt_at', '>', now)
    .execute()

/** When the last webhook with a valid signature came; null if none has. */
export async function findLastWebhook(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('webhook_events')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at ?? null
}
