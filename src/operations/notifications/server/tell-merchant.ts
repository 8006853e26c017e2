import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { firstLanguage } from '#words/language.ts'
import type { KindTo } from '../mail-kinds.ts'
import { readSettings } from './settings/mail-settings.queries.ts'
import { composeMail } from './texts/compose-mail.ts'
import type { ValuesOf } from './texts/render-text.ts'

/** What every notice to the merchant is written with. */
export type Telling = { store: StoreFacts; publicUrl: string; now: Date }

type Notice<Kind extends KindTo<'merchant'>> = {
  kind: Kind
  /** What it is about: the merchant hears of each thing once. */
  subjectKey: string
  orderId?: number
  /** Later than now where more may come to it. */
  dueAt?: Date
  values: ValuesOf<Kind>
}

/**
 * Writes a mail to the shop's own address, in the back office's language and in the transaction that makes true what it
 * tells; unless the merchant does without this kind.
 */
export async function tellMerchant<Kind extends KindTo<'merchant'>>(
  trx: Transaction<Database>,
  { kind, values, ...about }: Notice<Kind>,
  { store, now }: Pick<Telling, 'store' | 'now'>,
) {
  const { unwanted } = await readSettings(trx)
  if (unwanted.includes(kind)) return
  // A real shop has no address of its own until its merchant says it.
  const to = store.email || (await findAdministrator(trx))?.email
  if (!to) return
  const mail = await composeMail(trx, { kind, to, language: firstLanguage, values, store })
  await writeMail(trx, { kind, ...about, locale: firstLanguage, mail, now })
}

const findAdministrator = (trx: Transaction<Database>) =>
  trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Where the back office shows an order. */
export const orderInOffice = (publicUrl: string, orderId: number) =>
  `${publicUrl}/admin?${new URLSearchParams({ section: 'orders', order: String(orderId) })}`
