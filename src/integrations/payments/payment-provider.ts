import type { ProviderName } from './provider-name.ts'

/**
 * The payment port: what the shop needs from a payment provider, in the shop's own terms. Each provider has an adapter,
 * which translates its API and its errors. Amounts are integer paise, times are `Date`s, and adapters may round times
 * to whole seconds. Every call that cannot be answered throws a `ProviderError`.
 */
export type PaymentProvider = PaymentCalls & {
  readonly name: ProviderName
  readonly capabilities: ProviderCapabilities
  /** What the browser needs to open the provider's payment window; absent if the provider has none. */
  readonly window?: PaymentWindow
  /** The events that the merchant selects for the webhook at the provider; absent if it sends none. */
  readonly webhookEvents?: readonly string[]
  /** Reads the proof of a payment from the fields that the payment window returned; undefined if they are not its own. */
  readProof(fields: Record<string, unknown>): PaymentProof | undefined
  /**
   * Whether the provider signed the proof. A genuine proof does not mean that money was captured: status, amount and
   * currency must still be read from the provider.
   */
  isProofGenuine(proof: PaymentProof): boolean
  /** Verifies and reads a webhook. Never throws, whatever the body contains. */
  readWebhook(request: WebhookRequest): WebhookReading
  /** The same provider with a deadline: all its calls together take at most this long, retries included. */
  within(seconds: number): PaymentProvider
  /** Whether the provider has been silent for so long that calls fail at once. */
  isSilent(): boolean
  /** What this process knows of the provider without a call. */
  lastContact(): ProviderContact
}

type PaymentCalls = {
  /**
   * Creates or finds the provider's only order for a receipt, also after a lost answer.
   * @throws ProviderError `refused` also when the receipt is in use for another amount
   */
  ensureOrder(order: NewProviderOrder): Promise<ProviderOrder>
  fetchOrder(id: string): Promise<ProviderOrder>
  /** All payment attempts for a provider order, newest first. */
  listOrderPayments(providerOrderId: string): Promise<ProviderPayments>
  fetchPayment(id: string): Promise<ProviderPayment>
  /** Captures the whole authorized amount. Idempotent. */
  capturePayment(id: string, options: { amount_paise: number }): Promise<ProviderPayment>
  /** Refunds a payment, fully without an amount. Requests with the same idempotency key make one refund. */
  refundPayment(id: string, refund: NewProviderRefund): Promise<ProviderRefund>
  fetchRefund(id: string): Promise<ProviderRefund>
  listPaymentRefunds(paymentId: string): Promise<ProviderRefund[]>
  /** One page of the payments created from `from` to `to` (inclusive), newest first; at most 100. */
  listPayments(page: ProviderPage): Promise<ProviderPayments>
  /** One page of the refunds created from `from` to `to` (inclusive), newest first; at most 100. */
  listRefunds(page: ProviderPage): Promise<ProviderRefund[]>
}

/** What a provider can do. The shop never asks a provider for something that it does not have. */
type ProviderCapabilities = {
  /** Shoppers pay before delivery, in a payment window. Otherwise the shop records the payments itself. */
  collectsOnline: boolean
  /** Refunds are requested with a call. Otherwise the merchant refunds the customer manually. */
  refundsByCall: boolean
  sendsWebhooks: boolean
  /** The provider lists all payments and refunds of a time, so they can be reconciled. */
  listsPayments: boolean
  /** No keys yet; demo payments, which charge no money; the provider's test mode; or real payments. */
  mode: PaymentMode
}
export type PaymentMode = 'none' | 'pretend' | 'test' | 'live'

export type PaymentWindow = {
  /** The URL of the window's script; a path if the shop serves it. */
  checkoutUrl: string
  /** The public key that the script takes. */
  key: string
  /** Where its scripts, frames, images and forms come from, for the content security policy. */
  origins: readonly string[]
  /** Where it only sends data to. */
  telemetryOrigins: readonly string[]
}

/** When the provider last answered, since when it has not (milliseconds), and whether it refused the keys. */
type ProviderContact = {
  answeredAt: number | undefined
  silentSince: number | undefined
  refusesKeys: boolean
}

export type NewProviderOrder = {
  /** The shop's own id, unique per order, at most 40 characters. */
  receipt: string
  amount_paise: number
  /** Shown in the provider's dashboard, and returned with the order. */
  notes?: Record<string, string>
  /** An earlier process may have created it, so it is searched for first. */
  searchFirst?: boolean
}

export type ProviderOrder = {
  id: string
  amount_paise: number
  currency: string
  receipt: string | null
  notes: Record<string, unknown>
  created_at: Date
}

export type ProviderPayment = {
  provider: ProviderName
  id: string
  /** Null for a payment without an order, such as one through a payment link. */
  provider_order_id: string | null
  amount_paise: number
  currency: string
  /** Only `captured` pays an order. A `failed` payment may still become `authorized` or `captured` for days. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** False on a `refunded` payment means that the provider returned the money automatically. */
  captured: boolean
  /** Includes refunds that are still pending. */
  refunded_paise: number
  /** The provider's name for the payment method, such as `upi`. */
  method: string | null
  /** The payer's phone number or email address. */
  contact: string | null
  created_at: Date
}

/** A listed payment that the adapter cannot parse, in the provider's form, with a sentence for the merchant. */
export type UnreadablePayment = { id: string | undefined; problem: string; text: string }

/** Listed payments. An unreadable one is reported and does not hide the others. */
export type ProviderPayments = { payments: ProviderPayment[]; unreadable: UnreadablePayment[] }

export type NewProviderRefund = {
  amount_paise?: number
  /** At least 10 of letters, digits, `-` and `_`. */
  idempotencyKey: string
  notes?: Record<string, string>
  receipt?: string | undefined
}

export type ProviderRefund = {
  id: string
  payment_id: string
  amount_paise: number
  receipt: string | null
  status: 'pending' | 'processed' | 'failed'
  created_at: Date
}

/** Whether the bank has not confirmed the refund yet. */
export const isRefundPending = ({ status }: ProviderRefund) => status === 'pending'

/** `skip` counts payments or refunds, not pages. */
export type ProviderPage = { from: Date; to: Date; count?: number; skip?: number }

/** What the payment window returned. Anybody may have made it up. */
export type PaymentProof = {
  provider: ProviderName
  paymentId: string
  providerOrderId: string
  signature: string
}

/** `body`: raw bytes, because signatures cover those. */
type WebhookRequest = { headers: Record<string, string | string[] | undefined>; body: Buffer }
export type WebhookReading = { ok: true; event: ProviderEvent } | { ok: false; eventId: string | undefined }

/** The part of a webhook that the shop uses: the order and payment to read from the provider. */
export type ProviderEvent = {
  provider: ProviderName
  /** The same in every delivery of the event. */
  eventId: string | undefined
  event: string
  isAboutRefund: boolean
  providerOrderId?: string | undefined
  paymentId?: string | undefined
  /** Why fields are missing, as a sentence for the merchant. */
  problem?: string
}
