/** The provider's checkout, as far as a shop uses it. Types only: the browser's half is plain JavaScript. */
export type CheckoutAnswer = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

export type CheckoutError = {
  code: string
  description: string
  source: string | null
  step: string | null
  reason: string | null
  metadata: { payment_id?: string; order_id?: string }
}

export type CheckoutOptions = {
  key: string
  order_id: string
  /** In paise. Display only: the charge is the order's own amount. */
  amount?: number
  currency?: string
  name?: string
  description?: string
  /** URL of the shop's logo. */
  image?: string
  handler?: (answer: CheckoutAnswer) => void
  /** With `redirect`, or without a handler, the answer is posted there as a form. */
  callback_url?: string
  redirect?: boolean
  prefill?: { name?: string; email?: string; contact?: string }
  notes?: Record<string, string>
  theme?: { color?: string }
  modal?: {
    ondismiss?: () => void
    confirm_close?: boolean
    escape?: boolean
    backdropclose?: boolean
    /** Whether the browser's Back button closes the window. */
    handleback?: boolean
  }
  retry?: boolean | { enabled?: boolean }
  /** Seconds until the window closes by itself. */
  timeout?: number
  config?: { display?: { language?: string } }
}

export type FailedListener = (detail: { error: CheckoutError }) => void

/** The caller's handlers for the window's buttons. */
export type WindowEvents = {
  pay(method: string): void
  fail(method: string): void
  stay(): void
  close(how?: { sure: boolean }): void
}

declare global {
  interface Window {
    Razorpay?: new (
      options: CheckoutOptions,
    ) => { open(): void; close(): void; on(event: 'payment.failed', listener: FailedListener): void }
  }
}
