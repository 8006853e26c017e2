import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { usePublicSettings } from '#browser/router/hooks.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import {
  callsOfCustomer,
  cancelOrder,
  type PaymentOutcome,
  type PaymentStage,
  PaymentStepError,
  payOrder,
  placeOrder,
  type ShownPrice,
} from './pay-order.ts'
import { loadCheckoutScriptAhead } from './razorpay-window.ts'
import { usePaymentOutcome } from './use-payment-outcome.ts'

export type Payment = ReturnType<typeof usePayment>

/** The order of an attempt, once it exists. */
type PaymentAttempt = { orderId?: number }

/**
 * Paying on the checkout page: one attempt at a time, with its stage and its last refusal.
 * @param saveForm saves the open form; if it resolves with false, the payment does not start
 * @param addressId the displayed address, to which the order goes
 */
export function usePayment(saveForm: () => Promise<boolean>, addressId: number | undefined) {
  const [stage, setStage] = useState<PaymentStage>('idle')
  const [refused, setRefused] = useState('')
  const [unchecked, setUnchecked] = useState<number>()
  const [paid, setPaid] = useState<number>()
  const paymentOutcome = usePaymentOutcome()
  const { checkoutScript } = usePublicSettings()
  const running = useRef<AbortController>(undefined)
  // Named by a refusal, for a discount that the page didn't know of: paying again accepts that it is lost.
  const knownLostDiscount = useRef(0)
  // Leaving the page closes the payment window; the order stays and can be paid later.
  useEffect(() => () => running.current?.abort(), [])

  const run = async (action: (attempt: PaymentAttempt, signal: AbortSignal) => Promise<PaymentOutcome>) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setRefused('')
    const attempt: PaymentAttempt = {}
    let end: PaymentStage = 'idle'
    try {
      const ended = await action(attempt, controller.signal)
      if (ended === 'received') setPaid(attempt.orderId)
      await paymentOutcome.handleOutcome(ended, attempt.orderId)
      // Failed attempts inside the payment window no longer matter once it is closed.
      setRefused('')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'DISCOUNT_LOST')
        knownLostDiscount.current = Number(error.body.lost_discount)
      // If the answer to a payment was lost, paying again could charge twice, so the page only offers to check it.
      if (error instanceof PaymentStepError && error.step === 'verify') end = 'unchecked'
      setUnchecked(attempt.orderId)
      setRefused(await paymentOutcome.handleFailure(error, attempt.orderId))
    }
    running.current = undefined
    setStage(end)
  }

  const accepted = (shown: ShownPrice) => ({
    ...shown,
    lostDiscount: Math.max(shown.lostDiscount, knownLostDiscount.current),
  })

  const pay = (orderId: number, signal: AbortSignal) =>
    payOrder(callsOfCustomer(orderId, { addressId }), { onStage: setStage, onFailed: setRefused, signal })

  return {
    stage,
    /** Why the last attempt failed, or ''. */
    refused,
    /** The order whose payment could not be verified. */
    unchecked,
    /** The order that was paid on this page; the confirmation page may take a while to load. */
    paid,
    payCart: (cart: Cart, shown: ShownPrice) =>
      run(async (attempt, signal) => {
        setStage('placing')
        loadCheckoutScriptAhead(checkoutScript)
        if (!(await saveForm())) return 'left'
        attempt.orderId = await placeOrder(cart, { ...accepted(shown), addressId })
        return pay(attempt.orderId, signal)
      }),
    orderInCash: (cart: Cart, shown: ShownPrice) =>
      run(async (attempt) => {
        setStage('ordering')
        if (!(await saveForm())) return 'left'
        attempt.orderId = await placeOrder(cart, { ...accepted(shown), addressId, inCash: true })
        return 'ordered'
      }),
    continuePayment: (orderId: number) =>
      run(async (attempt, signal) => {
        attempt.orderId = orderId
        loadCheckoutScriptAhead(checkoutScript)
        return (await saveForm()) ? pay(orderId, signal) : 'left'
      }),
    cancel: (orderId: number) =>
      run((attempt) => {
        attempt.orderId = orderId
        setStage('closing')
        return cancelOrder(callsOfCustomer(orderId))
      }),
  }
}
