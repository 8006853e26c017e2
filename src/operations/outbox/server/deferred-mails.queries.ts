import type { Db } from '#database/connect.ts'
import type { DeferredMailKind } from './write-mail.ts'

type DeferredMail = { id: number; kind: DeferredMailKind; recipient: string; since: Date }

/** How many mails of this kind were queued for this address before this one, back to `since`. */
export async function countDeferredBefore(db: Db, { id, kind, recipient, since }: DeferredMail) {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subject', 'is', null)
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('id', '<', id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
