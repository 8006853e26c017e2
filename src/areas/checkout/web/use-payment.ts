import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../cart/contract.ts'
import { cancelOrder, type Outcome, payOrder, placeOrder, type Stage } from './pay-order.ts'
import { useSettle } from './use-settle.ts'

export type Payment = ReturnType<typeof usePayment>

/** The order that an attempt is about, as soon as there is one. */
type About = { orderId?: number }

/** Paying as the checkout page offers it: one thing at a time, each stage and each refusal there to be shown. */
export function usePayment() {
  const [stage, setStage] = useState<Stage>('idle')
  const [refused, setRefused] = useState('')
  const settle = useSettle()
  const underway = useRef<AbortController>(undefined)
  // A page that is left closes its payment window; the order stays and can be paid later.
  useEffect(() => () => underway.current?.abort(), [])

  const run = async (act: (about: About, signal: AbortSignal) => Promise<Outcome>) => {
    if (underway.current) return
    const leaving = new AbortController()
    underway.current = leaving
    setRefused('')
    const about: About = {}
    try {
      await settle.outcome(await act(about, leaving.signal), about.orderId)
      // What went wrong in a window that is closed is over with it.
      setRefused('')
    } catch (error) {
      setRefused(await settle.failure(error, about.orderId))
    }
    underway.current = undefined
    setStage('idle')
  }

  const pay = (orderId: number, signal: AbortSignal) =>
    payOrder(orderId, { onStage: setStage, onFailed: setRefused, signal })

  return {
    stage,
    /** Why the last try did not work, or ''. */
    refused,
    payCart: (cart: Cart) =>
      run(async (about, signal) => {
        setStage('placing')
        about.orderId = await placeOrder(cart)
        return pay(about.orderId, signal)
      }),
    continuePayment: (orderId: number) =>
      run((about, signal) => {
        about.orderId = orderId
        return pay(orderId, signal)
      }),
    cancel: (orderId: number) =>
      run((about) => {
        about.orderId = orderId
        setStage('closing')
        return cancelOrder(orderId)
      }),
  }
}
