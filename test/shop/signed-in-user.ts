import type { Db } from '#database/connect.ts'
import { openSession } from '#people/sessions/server/sessions.queries.ts'
import { saveAddress } from './payment.ts'

type Login = { role?: 'customer' | 'admin'; at?: Date }

/**
 * Inserts a customer with an address, or an administrator, and a session, directly into the database of a shop in
 * another process.
 * @returns the session token
 */
export async function addSignedInUser(
  db: Db,
  number: number,
  { role = 'customer', at = new Date() }: Login = {},
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      name: 'Anitha Raj',
      email: `person${number}@example.com`,
      phone: String(9_000_000_000 + number),
      pin_hash: 'none',
      role,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveAddress(db, id)
  return openSession(db, id, at)
}
