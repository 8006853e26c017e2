import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#database/connect.ts'
import { leaseEnd } from '#database/lease.ts'
import { sendWithNext } from '#database/pipelining.ts'
import { transact } from '#database/transact.ts'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import { replaceRecalledForOrder } from '#inventory/batches/server/recalled/replace-recalled-for-order.ts'
import type { OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import type { PaymentOrder } from '#ordering/checkout/contract.ts'
import { isAwaitingPayment, isCancelled, isDueOnDelivery } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { endOutdatedExchange } from '#payments/exchanges/server/end-outdated-exchange.ts'
import { region } from '#values/region.ts'
import { providerDeadlineSeconds } from './provider-deadline.ts'
import {
  claimOrderToPay,
  findOrderToPay,
  type OrderToPay,
  recordProviderOrder,
  releaseClaim,
} from './start-payment.queries.ts'
import { type AddressRefused, updateDeliveryAddress } from './update-delivery-address.ts'

/** The route adds what depends on the language: the description and the return URL. */
type PaymentWindowOptions = Omit<PaymentOrder, 'description' | 'callback_url'>

export type StartPayment =
  | { ok: true; paymentOrder: PaymentWindowOptions }
  | AddressRefused
  /** Only units of a recalled batch are left. `names`: the order lines concerned. */
  | { ok: false; reason: 'RECALLED'; names: string[] }
  | {
      ok: false
      reason:
        | 'NO_SUCH_ORDER'
        | 'ALREADY_PAID'
        | 'HANDED_OVER'
        | 'PAID_IN_CASH'
        | 'CANCELLED'
        | 'PROVIDER_SILENT'
        | 'STILL_STARTING'
    }

type PaymentInput = OrderOwner & { orderId: number; addressId?: number | undefined }

const retryIntervalMs = 150
const firstPollSeconds = 60
const minWindowSeconds = 60
/** An order that the shop placed may be reserved for days. */
const maxWindowSeconds = 3600

/**
 * Returns the options of the payment window. Each shop order has one provider order at a time, because the provider
 * prevents double payments only within one order: one request creates it under a claim, concurrent ones wait.
 * @param parts with a deadline on provider calls: see `withProviderDeadline`
 */
export async function startPayment(parts: Parts, input: PaymentInput): Promise<StartPayment> {
  const started = performance.now()
  const { orderId } = input
  await endOutdatedExchange(parts, orderId)
  // A guest's order goes to the address that was entered with it.
  const first =
    'userId' in input
      ? await claimToAddress(parts, input)
      : ({ ok: true, claimed: claim(parts, input) } as const)
  if (!first.ok) return first
  let claimed = await first.claimed
  while (performance.now() - started < providerDeadlineSeconds * 1000) {
    if (claimed) {
      const created = await createProviderOrder(parts, claimed)
      if (created === 'refused') return { ok: false, reason: 'PROVIDER_SILENT' }
      if (created)
        return { ok: true, paymentOrder: windowOptions(parts, claimed, parts.payments.online.name, created) }
    }
    const order = await findOrderToPay(parts.db, input, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    if (isDueOnDelivery(order)) return { ok: false, reason: 'PAID_IN_CASH' }
    if (!isAwaitingPayment(order))
      return { ok: false, reason: order.paid_at ? 'ALREADY_PAID' : 'HANDED_OVER' }
    const names = order.is_held ? await replaceRecalledForOrder(parts, orderId) : []
    if (names.length > 0) return { ok: false, reason: 'RECALLED', names }
    if (order.provider_order_id && !order.is_held)
      return { ok: true, paymentOrder: windowOptions(parts, order, order.provider, order.provider_order_id) }
    await pause(retryIntervalMs)
    claimed = await claim(parts, input)
  }
  return { ok: false, reason: 'STILL_STARTING' }
}

/** Claims the order, in the transaction that sets the address which its customer has chosen. */
const claimToAddress = (parts: Parts, input: PaymentInput & { userId: number }) =>
  transact(parts.db, async (trx) => {
    const updated = await updateDeliveryAddress(trx, parts, input)
    if (!updated.ok) return updated
    const claimed = claim({ ...parts, db: trx }, input)
    await sendWithNext(trx, claimed)
    return { ok: true, claimed } as const
  })

function claim({ db, clock }: Pick<Parts, 'clock'> & { db: Db }, input: PaymentInput) {
  const now = clock.now()
  // The lease must be longer than the provider client's timeout.
  return claimOrderToPay(db, input, input.orderId, now, leaseEnd(now))
}

/**
 * Creates the provider order and stores its id. No transaction is open during the provider call: the claim is committed
 * before, the answer is stored after.
 * @returns the provider order's id, undefined if the order has changed since, or `refused` if the call failed
 */
async function createProviderOrder(
  { db, payments, clock, hooks, log }: Parts,
  order: OrderToPay & { claim: number },
) {
  try {
    await hooks?.at?.('start-payment:claimed')
    const created = await payments.online.ensureOrder({
      receipt: order.receipt,
      amount_paise: order.total_paise,
      notes: { order_id: String(order.id) },
      searchFirst: order.claim > 1,
    })
    await hooks?.at?.('start-payment:made')
    const recorded = await recordProviderOrder(
      db,
      order,
      { provider: payments.online.name, providerOrderId: created.id },
      addSeconds(clock.now(), firstPollSeconds),
    )
    await hooks?.at?.('start-payment:recorded')
    return recorded && isAwaitingPayment(recorded) && !recorded.is_held ? created.id : undefined
  } catch (error) {
    await releaseClaim(db, order.id, order.claim)
    if (!(error instanceof ProviderError)) throw error
    log.error({ err: error, order: order.id }, 'the payment provider did not create an order')
    return 'refused'
  }
}

const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

function windowOptions(
  { payments, clock, store }: Parts,
  order: OrderToPay,
  provider: ProviderName,
  providerOrderId: string,
): PaymentWindowOptions {
  const { key, checkoutUrl } = payments.get(provider).window ?? payments.online.window
  const left = Math.floor((order.hold_expires_at.getTime() - clock.now().getTime()) / 1000)
  return {
    id: providerOrderId,
    amount: order.total_paise,
    currency: region.currency,
    key,
    order_id: order.id,
    checkout_url: checkoutUrl,
    name: store().name,
    prefill: { name: order.name, email: order.email, contact: `+91${order.phone}` },
    timeout: Math.min(Math.max(left, minWindowSeconds), maxWindowSeconds),
  }
}
