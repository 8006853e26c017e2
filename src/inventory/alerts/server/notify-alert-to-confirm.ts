import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { nextConfirmMailAt } from '#operations/notifications/server/next-confirm-mail-at.ts'
import type { NotifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { composeMail } from '#operations/notifications/server/templates/compose-mail.ts'
import { sentences as mailSentences } from '#operations/notifications/words/index.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import { dayMs } from '#values/time/durations.ts'
import type { Language } from '#words/language.ts'
import { alertSubjectKey, alertsUrl } from './alert-links.ts'
import { type AlertOwner, isOwnedBy } from './alerts.queries.ts'

type UnconfirmedAlert = {
  id: number
  link_key: string
  user_id: number | null
  owner: AlertOwner
  email: string
  locale: Language
  productName: string
}

/**
 * Asks an unproved address to confirm that it wants alerts. A mailbox gets at most one such mail a day: its link confirms
 * all alerts.
 */
export async function notifyAlertToConfirm(
  trx: Transaction<Database>,
  alert: UnconfirmedAlert,
  { store, publicUrl, now }: NotifyContext,
) {
  const kind = 'stock-alert-to-confirm'
  if (await isAskedToday(trx, alert.owner, now)) return
  const { locale, email, productName } = alert
  const mail = await composeMail(trx, {
    kind,
    to: email,
    language: locale,
    values: {
      product_name: productName,
      confirmation_link: {
        label: mailSentences.confirmAddress.in(locale),
        url: alertsUrl(publicUrl, locale, alert.link_key),
      },
    },
    store,
  })
  await writeMail(trx, {
    kind,
    // The day, because an address that ignored the mail may ask again.
    subjectKey: `${alertSubjectKey(alert)}-${now.toISOString().slice(0, 10)}`,
    locale,
    mail,
    now,
    dueAt: await nextConfirmMailAt(trx, kind, now),
  })
}

/** Whether the owner of the alert got such a mail within a day. */
const isAskedToday = async (trx: Transaction<Database>, owner: AlertOwner, now: Date) =>
  (await trx
    .selectFrom('outbox')
    .innerJoin('stock_alerts', (join) =>
      join.on((eb) =>
        eb(
          eb.fn('split_part', ['outbox.subject_key', eb.val('-'), eb.val(2)]),
          '=',
          eb.cast<string>('stock_alerts.id', 'text'),
        ),
      ),
    )
    .select('outbox.id')
    .where('outbox.kind', '=', 'stock-alert-to-confirm')
    .where('outbox.created_at', '>', new Date(now.getTime() - dayMs))
    .where(isOwnedBy(owner))
    .limit(1)
    .executeTakeFirst()) !== undefined
