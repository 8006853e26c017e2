import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { defaultLanguage } from '#words/language.ts'
import type { KindTo } from '../mail-kinds.ts'
import { readMailSettings } from './settings/mail-settings.queries.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { ValuesOf } from './templates/render-template.ts'

/** The context of every notification. */
export type NotifyContext = { store: StoreSettings; publicUrl: string; now: Date }

/** @param now the time of the change that is reported */
export const notifyContext = (
  { store, settings }: Pick<Parts, 'store' | 'settings'>,
  now: Date,
): NotifyContext => ({ store: store(), publicUrl: settings.publicUrl, now })

type MerchantNotification<Kind extends KindTo<'merchant'>> = {
  kind: Kind
  /** Identifies the event: the merchant is notified once of each. */
  subjectKey: string
  orderId?: number
  /** In the future if more may be added. */
  dueAt?: Date
  values: ValuesOf<Kind>
}

/**
 * Queues a mail to the shop's own address, or to the first administrator if it has none, in the back office's language
 * and in the transaction of the change. Does nothing if the merchant has turned this kind off.
 */
export async function notifyMerchant<Kind extends KindTo<'merchant'>>(
  trx: Transaction<Database>,
  { kind, values, ...rest }: MerchantNotification<Kind>,
  { store, now }: Pick<NotifyContext, 'store' | 'now'>,
) {
  const { unwanted } = await readMailSettings(trx)
  if (unwanted.includes(kind)) return
  // A real shop has no address of its own until the merchant sets one.
  const to = store.email || (await findFirstAdministratorEmail(trx))?.email
  if (!to) return
  const mail = await composeMail(trx, { kind, to, language: defaultLanguage, values, store })
  await writeMail(trx, { kind, ...rest, locale: defaultLanguage, mail, now })
}

const findFirstAdministratorEmail = (trx: Transaction<Database>) =>
  trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The back office's URL of an order. */
export const adminOrderUrl = (publicUrl: string, orderId: number) =>
  `${publicUrl}/admin?${new URLSearchParams({ section: 'orders', order: String(orderId) })}`
