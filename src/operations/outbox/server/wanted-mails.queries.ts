import type { Db } from '#database/connect.ts'
import type { LateKind } from './write-mail.ts'

type Wanted = { id: number; kind: LateKind; recipient: string; since: Date }

/** How many mails of this kind were wanted for this address before this one, back to `since`. */
export async function countWantedBefore(db: Db, { id, kind, recipient, since }: Wanted) {
  const { wanted } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('wanted'))
    .where('subject', 'is', null)
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('id', '<', id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(wanted)
}
