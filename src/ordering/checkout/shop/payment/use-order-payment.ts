import { useEffect, useRef, useState } from 'react'
import { usePublicSettings } from '#browser/router/hooks.ts'
import {
  cancelOrder,
  type OrderCalls,
  type PaymentOutcome,
  type PaymentStage,
  payOrder,
} from './pay-order.ts'
import { loadCheckoutScriptAhead } from './razorpay-window.ts'
import { failureSentence } from './use-payment-outcome.ts'

/**
 * Paying one order from its page or as a guest: one attempt at a time, with its stage and why the last one failed, or ''.
 * @param callsOf the calls for a key: a link's, or the number of a customer's order
 * @param onEnded called after each attempt with the order's key, if the order exists, and the outcome; undefined if the
 * attempt failed
 */
export function useOrderPayment(
  callsOf: (key: string) => OrderCalls,
  onEnded: (key: string | undefined, outcome: PaymentOutcome | undefined) => Promise<unknown>,
) {
  const [stage, setStage] = useState<PaymentStage>('idle')
  const [refused, setRefused] = useState('')
  const { checkoutScript } = usePublicSettings()
  const running = useRef<AbortController>(undefined)
  // Leaving the page closes the payment window; the order stays and can be paid later.
  useEffect(() => () => running.current?.abort(), [])

  const run = async (
    findKey: () => Promise<string>,
    act: (key: string, signal: AbortSignal) => Promise<PaymentOutcome>,
  ) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setRefused('')
    let key: string | undefined
    let outcome: PaymentOutcome | undefined
    try {
      key = await findKey()
      outcome = await act(key, controller.signal)
      setRefused('')
    } catch (error) {
      setRefused(failureSentence(error))
    }
    running.current = undefined
    setStage('idle')
    if (outcome !== 'left') await onEnded(key, outcome)
  }

  return {
    stage,
    refused,
    /** @param findKey places the order, or gives the key of a placed one */
    pay: (findKey: () => Promise<string>) =>
      run(
        () => {
          setStage('placing')
          loadCheckoutScriptAhead(checkoutScript)
          return findKey()
        },
        (key, signal) => payOrder(callsOf(key), { onStage: setStage, onFailed: setRefused, signal }),
      ),
    cancel: (key: string) =>
      run(
        async () => key,
        () => {
          setStage('closing')
          return cancelOrder(callsOf(key))
        },
      ),
  }
}
