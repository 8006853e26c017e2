import type { FastifyInstance } from 'fastify'
import type { Order, Payment, Refund } from '../rules/entities.ts'
import { testKeys } from './in-memory.ts'

type Many<T> = { items: T[] }

export const authorization = `Basic ${btoa(`${testKeys.keyId}:${testKeys.keySecret}`)}`

/** The provider captures automatically for an hour, and returns uncaptured money after five days. */
export const automaticCapture = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 60, manual_expiry_period: 7200, refund_speed: 'normal' },
}

/**
 * A merchant's server that calls the provider. Refusals are thrown as errors with the provider's message and status.
 */
export function createMerchant(app: FastifyInstance, prefix = '') {
  async function ask<T>(method: 'GET' | 'POST', path: string, payload?: object, more: object = {}) {
    const url = `${prefix}/v1/${path}`
    const answer = await app.inject({ method, url, payload, headers: { authorization, ...more } })
    const { error } = answer.json()
    if (error) throw Object.assign(new Error(error.description), { status: answer.statusCode })
    return answer.json<T>()
  }
  return {
    createOrder: (order: { receipt?: string; amount: number; payment?: object }) =>
      ask<Order>('POST', 'orders', { currency: 'INR', ...order }),
    fetchOrder: (id: string) => ask<Order>('GET', `orders/${id}`),
    listOrderPayments: async (id: string) => (await ask<Many<Payment>>('GET', `orders/${id}/payments`)).items,
    fetchPayment: (id: string) => ask<Payment>('GET', `payments/${id}`),
    capturePayment: (id: string, amount: number) =>
      ask<Payment>('POST', `payments/${id}/capture`, { amount, currency: 'INR' }),
    /** @param key the idempotency key */
    refundPayment: (id: string, key: string, amount?: number) =>
      ask<Refund>('POST', `payments/${id}/refund`, { amount }, { 'x-refund-idempotency': key }),
    fetchRefund: (id: string) => ask<Refund>('GET', `refunds/${id}`),
    listPaymentRefunds: async (id: string) =>
      (await ask<Many<Refund>>('GET', `payments/${id}/refunds`)).items,
  }
}

/** An order whose payments are captured at once. */
export const muesliOrder = { receipt: 'shop-1', amount: 45_050, payment: automaticCapture }
