import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { PaymentProvider, ProviderRefund } from '#integrations/payments/payment-provider.ts'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import type { Parts } from '#parts.ts'
import { storedIdOf } from '#payments/processing/server/stored-id.ts'
import { openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'

const pageSize = 100
const maxPages = 5
/**
 * Longer than banks usually take to process a refund, or than the shop is down. Older refunds are found by the daily
 * reconciliation of the last seven days.
 */
const lookBackSeconds = 2 * 86_400
/** The provider's clock may be ahead of ours. */
const lookAheadSeconds = 3600

/**
 * Lists the providers' latest refunds, so that one made in a dashboard is known within a minute even without its
 * webhook. One call covers all orders. An order with more refunded than recorded is scheduled to be polled, which
 * imports the refund.
 * @returns how many orders it made due
 */
export async function syncRefunds(parts: Parts): Promise<number> {
  let due = 0
  for (const provider of parts.payments.all)
    if (provider.capabilities.listsPayments) due += await syncRefundsOf(parts, provider)
  return due
}

async function syncRefundsOf({ db, clock, log }: Parts, provider: PaymentProvider) {
  const now = clock.now()
  const from = addSeconds(now, -lookBackSeconds)
  try {
    const refunds = await listRefunds(provider, { from, to: addSeconds(now, lookAheadSeconds) })
    return await requestPolls(db, provider.name, refunds, { from, now })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'recent refunds could not be read from the payment provider')
    return 0
  }
}

async function listRefunds(provider: PaymentProvider, window: { from: Date; to: Date }) {
  const refunds: ProviderRefund[] = []
  for (let page = 0; page < maxPages; page++) {
    const found = await provider.listRefunds({ ...window, count: pageSize, skip: page * pageSize })
    refunds.push(...found)
    if (found.length < pageSize) break
  }
  return refunds
}

const addSeconds = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)

/**
 * Makes the orders due of which more was refunded than is recorded. Only payments that pay an order; other money is
 * tracked by the shop's own refund. Recorded refunds are recognized by the provider's id, whatever their time. Those
 * recorded without an id are a sum of several and count as one.
 */
async function requestPolls(
  db: Db,
  provider: ProviderName,
  refunds: ProviderRefund[],
  { from, now }: { from: Date; now: Date },
) {
  const processed = refunds.filter(({ status }) => status === 'processed')
  if (processed.length === 0) return 0
  const returned = JSON.stringify(
    processed.map(({ id, payment_id, amount_paise: paise }) => ({
      provider,
      id,
      payment_id: storedIdOf({ provider, id: payment_id }),
      paise,
    })),
  )
  return await db.transaction().execute(async (trx) => {
    const ids = await lockOrdersToPoll(trx, returned, { from, now })
    if (ids.length > 0) await trx.updateTable('orders').set({ ask_at: now }).where('id', 'in', ids).execute()
    return ids.length
  })
}

/**
 * Locks the orders of which more was refunded than is recorded and that are not due yet. It is a statement of its own,
 * because an update in the same statement can deadlock with the next transaction that waits for the order (as in
 * `move-stock.ts`).
 * @param returned the refunds as JSON
 */
async function lockOrdersToPoll(
  trx: Transaction<Database>,
  returned: string,
  { from, now }: { from: Date; now: Date },
) {
  const { rows } = await sql<{ id: number }>`
    with returned as (
      select * from jsonb_to_recordset(${returned}::jsonb) as returned (provider text, id text, payment_id text, paise integer)
    ), unknown as (
      select payment_id, sum(paise) as paise from returned where not exists (
        select from refunds where provider_refund_id = returned.id and refunds.provider = returned.provider
          and status <> all (${openRefunds}::text[])
      ) group by payment_id
    ), news as (
      select order_id from payments join unknown on payment_id = payments.id where pays_order and paise > (
        select coalesce(sum(amount_paise), 0) from refunds where refunds.payment_id = payments.id
          and status = 'processed' and provider_refund_id is null and refunds.updated_at >= ${from}
      )
    )
    select id from orders where id in (select order_id from news) and (ask_at is null or ask_at > ${now})
    order by id for no key update`.execute(trx)
  return rows.map(({ id }) => id)
}
