import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { quarantineExpired } from '#inventory/batches/server/quarantine-expired.ts'
import { type NotifyContext, notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { composeMail } from '#operations/notifications/server/templates/compose-mail.ts'
import { sentences as mailSentences } from '#operations/notifications/words/index.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import { sendPush } from '#operations/push/server/send-push.ts'
import type { Parts } from '#parts.ts'
import { formatPaise } from '#values/money/money.ts'
import { hourMs } from '#values/time/durations.ts'
import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import { alertSubjectKey, alertsUrl } from './alert-links.ts'
import { findAlertVariant, variantPagePath } from './alerts.queries.ts'

type Trx = Transaction<Database>

/** For each available unit, at most three people an hour are told: nobody is sent after goods that are gone at once. */
const peoplePerUnit = 3
/** A run ends after this many; the next one follows within a minute. */
const maxPerRun = 200

/** An alert that ends now, with the address that hears of it. */
type EndedAlert = {
  id: number
  pack_id: number
  user_id: number | null
  locale: Language
  link_key: string
  /** A customer's name; empty for a visitor. */
  name: string
  email: string
}

/**
 * A job: tells the people who have waited longest that a variant can be bought again, once each. It looks at the stock
 * that is available now, so it doesn't matter how the units came back: received, released by an unpaid order, returned,
 * or published again.
 */
export async function notifyWaitingCustomers(parts: Parts): Promise<void> {
  // Before the opening, pages of products cannot be seen.
  if (parts.store().opening || !(await isAnyoneWaiting(parts.db))) return
  // Units that have become too old must not count as stock until that job's next run.
  await quarantineExpired(parts)
  await transact(parts.db, async (trx) => {
    if (!(await takeTurn(trx))) return
    const now = parts.clock.now()
    for (const alert of await endServableAlerts(trx, now))
      await notifyBackInStock(trx, alert, notifyContext(parts, now))
  })
}

/**
 * Tells one person that a variant is back in stock: by email, and on the devices where a customer has turned on
 * notifications. The alert has ended in the same transaction, so this runs once for each.
 */
async function notifyBackInStock(trx: Trx, alert: EndedAlert, { store, publicUrl, now }: NotifyContext) {
  const { locale, link_key } = alert
  const variant = await findAlertVariant(trx, alert.pack_id, locale)
  if (!variant) return
  const mail = await composeMail(trx, {
    kind: 'back-in-stock',
    to: alert.email,
    language: locale,
    values: {
      name: alert.name,
      product_name: variant.name,
      product_price: formatPaise(variant.price_paise),
      product_link: {
        label: mailSentences.viewProduct.in(locale),
        url: publicUrl + pathIn(locale, variantPagePath(variant)),
      },
      alerts_link: {
        label: mailSentences.seeAlerts.in(locale),
        url: alertsUrl(publicUrl, locale, link_key),
      },
    },
    store,
  })
  const subjectKey = alertSubjectKey(alert)
  await writeMail(trx, { kind: 'back-in-stock', subjectKey, locale, mail, now })
  if (alert.user_id !== null)
    await sendPush(trx, {
      to: { userId: alert.user_id },
      kind: 'back-in-stock',
      subjectKey,
      now,
      messageIn: (language) => ({
        title: sentences.isBack({ name: variant.name }).in(language),
        body: sentences.tapToSee.in(language),
        url: pathIn(language, variantPagePath(variant)),
      }),
    })
}

/** Whether a confirmed alert waits for a variant with available units. */
const isAnyoneWaiting = async (db: Parts['db']) =>
  (await db
    .selectFrom('stock_alerts')
    .innerJoin('packs', 'packs.id', 'stock_alerts.pack_id')
    .select('stock_alerts.id')
    .where('sent_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('packs.on_sale', '=', true)
    .where('packs.stock', '>', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Only one process at a time shares out the stock; another one has nothing to do then. */
async function takeTurn(trx: Trx) {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('back in stock', 0)) as taken`.execute(trx)
  return rows[0]?.taken === true
}

/** A customer's address must still be a confirmed one, as in `readEmailStatus`. */
const canBeNotified = sql<SqlBool>`(stock_alerts.user_id is null or exists (
  select from users where users.id = stock_alerts.user_id and erased_at is null and blocked_at is null and (
    email_confirmed_at is not null
    or exists (select from orders where orders.user_id = users.id and orders.paid_at is not null))))`

/** Ends the alerts that the available units allow now, oldest first. @returns them, in the order of their requests */
async function endServableAlerts(trx: Trx, now: Date) {
  const { rows } = await sql<EndedAlert>`
    with ready as (
      select packs.id, packs.stock, (
        select count(*) from stock_alerts
        where stock_alerts.pack_id = packs.id and sent_at > ${new Date(now.getTime() - hourMs)}
      ) as told
      from packs
      where on_sale and stock > 0 and id in (
        select pack_id from stock_alerts where sent_at is null and confirmed_at is not null)
    ), chosen as (
      select next.id from ready cross join lateral (
        select id, requested_at from stock_alerts
        where pack_id = ready.id and sent_at is null and confirmed_at is not null and ${canBeNotified}
        order by requested_at, id
        limit greatest(0, ${sql.lit(peoplePerUnit)} * ready.stock - ready.told)
      ) as next
      order by next.requested_at, next.id limit ${sql.lit(maxPerRun)}
    ), ended as (
      update stock_alerts set sent_at = ${now}
      from chosen where stock_alerts.id = chosen.id and sent_at is null
      returning stock_alerts.*
    )
    select ended.id, pack_id, user_id, ended.locale, link_key,
      coalesce(users.name, '') as name, coalesce(users.email, ended.email) as email
    from ended left join users on users.id = user_id
    order by requested_at, ended.id`.execute(trx)
  return rows
}
