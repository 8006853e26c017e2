import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import type { Parts } from '#parts.ts'
import { canonicalEmail } from '#people/accounts/server/canonical-email.ts'
import { readEmailStatus } from '#people/accounts/server/confirmed-email.queries.ts'
import { countFailure, exhaustedUntil } from '#people/security/server/failure-budgets.queries.ts'
import { newToken } from '#people/sessions/server/tokens.ts'
import { dayMs } from '#values/time/durations.ts'
import type { Language } from '#words/language.ts'
import {
  type AlertOwner,
  countWaitingAlerts,
  findAlertVariant,
  findWaitingAlert,
  isOwnedBy,
  maxAlerts,
} from './alerts.queries.ts'
import { notifyAlertToConfirm } from './notify-alert-to-confirm.ts'

type Trx = Transaction<Database>

type Asker = { userId: number } | { email: string }
type AlertRequest = { packId: number; asker: Asker; language: Language; network: string }

type NotRequested =
  | { reason: 'NO_SUCH_PACK' | 'IN_STOCK' | 'TOO_MANY' }
  | { reason: 'TOO_MANY_HERE'; seconds: number }
export type RequestAlertResult = { ok: true; confirmed: boolean } | ({ ok: false } & NotRequested)

/** How many unconfirmed alerts one network can ask for: far below the mails that the shop sends to unproved addresses. */
const networkBudgetOf = (network: string) => ({ name: `alerts ${network}`, max: 10, seconds: 3600 })

/**
 * Notes that somebody wants an email when a variant is back in stock. An address that nobody has confirmed gets one neutral
 * mail with a link first. Asking again changes nothing.
 */
export const requestAlert = (
  parts: Pick<Parts, 'db' | 'clock' | 'store' | 'settings'>,
  { packId, asker, language, network }: AlertRequest,
): Promise<RequestAlertResult> =>
  transact(parts.db, async (trx) => {
    const now = parts.clock.now()
    const variant = await findAlertVariant(trx, packId, language)
    if (!variant?.on_sale) return { ok: false, reason: 'NO_SUCH_PACK' }
    if (variant.stock > 0) return { ok: false, reason: 'IN_STOCK' }
    const { owner, mailbox, email } = await readRecipient(trx, asker)
    await lockAlertsOf(trx, owner)
    const earlier = await findWaitingAlert(trx, owner, packId)
    if (earlier?.confirmed_at) return { ok: true, confirmed: true }
    if (!earlier && (await countWaitingAlerts(trx, owner)) >= maxAlerts)
      return { ok: false, reason: 'TOO_MANY' }
    if (mailbox !== null) {
      const budget = networkBudgetOf(network)
      const until = await exhaustedUntil(trx, budget, now)
      if (until)
        return { ok: false, reason: 'TOO_MANY_HERE', seconds: (until.getTime() - now.getTime()) / 1000 }
      await countFailure(trx, budget, now)
    }
    const confirmed_at = mailbox === null ? now : await findLastConfirmation(trx, owner, now)
    const alert = earlier
      ? await updateUnconfirmed(trx, earlier.id, confirmed_at)
      : await trx
          .insertInto('stock_alerts')
          .values({
            pack_id: packId,
            user_id: 'userId' in asker ? asker.userId : null,
            email: 'userId' in asker ? null : asker.email,
            mailbox,
            locale: language,
            link_key: newToken(),
            requested_at: now,
            confirmed_at,
          })
          .returning(['id', 'link_key', 'user_id'])
          .executeTakeFirstOrThrow()
    if (confirmed_at === null)
      await notifyAlertToConfirm(
        trx,
        { ...alert, email, owner, locale: language, productName: variant.name },
        notifyContext(parts, now),
      )
    return { ok: true, confirmed: confirmed_at !== null }
  })

/** Who asks, the address that gets the mails, and its mailbox if the address must still be confirmed. */
async function readRecipient(trx: Trx, asker: Asker) {
  if (!('userId' in asker)) {
    const mailbox = canonicalEmail(asker.email)
    return { owner: { mailbox } as AlertOwner, mailbox, email: asker.email }
  }
  const { email, isConfirmed } = await readEmailStatus(trx, asker.userId)
  return {
    owner: { userId: asker.userId } as AlertOwner,
    mailbox: isConfirmed ? null : canonicalEmail(email),
    email,
  }
}

/** Runs the requests of one person one after another, until the transaction ends. */
const lockAlertsOf = (trx: Trx, owner: AlertOwner) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`stock alerts of ${JSON.stringify(owner)}`}, 0))`.execute(
    trx,
  )

const updateUnconfirmed = (trx: Trx, id: number, confirmed_at: Date | null) =>
  trx
    .updateTable('stock_alerts')
    .set({ confirmed_at })
    .where('id', '=', id)
    .returning(['id', 'link_key', 'user_id'])
    .executeTakeFirstOrThrow()

/**
 * When a visitor's mailbox was confirmed with a mailed link, if within a day: until then it needs no other confirmation. An
 * account has to confirm its own address, because anybody may have registered with it.
 */
async function findLastConfirmation(trx: Trx, owner: AlertOwner, now: Date) {
  if ('userId' in owner) return null
  const found = await trx
    .selectFrom('stock_alerts')
    .select((eb) => eb.fn.max('confirmed_at').as('at'))
    .where(isOwnedBy(owner))
    .where('confirmed_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirst()
  return found?.at ?? null
}
