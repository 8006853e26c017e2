import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#ordering/cart/contract.ts'
import { cancelOrder, type Outcome, payOrder, placeOrder, type Stage, StepFailed } from './pay-order.ts'
import { useSettle } from './use-settle.ts'

export type Payment = ReturnType<typeof usePayment>

/** The order that an attempt is about, as soon as there is one. */
type About = { orderId?: number }

/**
 * Paying from the checkout page: one attempt at a time, with its stage and its last refusal to be shown.
 * @param ready keeps what was typed on the page; without that nobody pays
 * @param addressId of the address that stands there, which is where it goes
 */
export function usePayment(ready: () => Promise<boolean>, addressId: number | undefined) {
  const [stage, setStage] = useState<Stage>('idle')
  const [refused, setRefused] = useState('')
  const [unchecked, setUnchecked] = useState<number>()
  const [paid, setPaid] = useState<number>()
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
    let end: Stage = 'idle'
    try {
      const ended = await act(about, leaving.signal)
      if (ended === 'received') setPaid(about.orderId)
      await settle.outcome(ended, about.orderId)
      // Failed tries inside the payment window do not matter any more once it is closed.
      setRefused('')
    } catch (error) {
      // If the answer to a payment was lost, paying again could take the money twice: the page offers only to check it.
      if (error instanceof StepFailed && error.step === 'verify') end = 'unchecked'
      setUnchecked(about.orderId)
      setRefused(await settle.failure(error, about.orderId))
    }
    underway.current = undefined
    setStage(end)
  }

  const pay = (orderId: number, signal: AbortSignal) =>
    payOrder({ orderId, addressId }, { onStage: setStage, onFailed: setRefused, signal })

  return {
    stage,
    /** Why the last try did not work, or ''. */
    refused,
    /** The order whose payment could not be checked. */
    unchecked,
    /** The order that was paid here: its page may be a while in coming. */
    paid,
    payCart: (cart: Cart, total: number) =>
      run(async (about, signal) => {
        setStage('placing')
        if (!(await ready())) return 'left'
        about.orderId = await placeOrder(cart, { total, addressId })
        return pay(about.orderId, signal)
      }),
    continuePayment: (orderId: number) =>
      run(async (about, signal) => {
        about.orderId = orderId
        return (await ready()) ? pay(orderId, signal) : 'left'
      }),
    cancel: (orderId: number) =>
      run((about) => {
        about.orderId = orderId
        setStage('closing')
        return cancelOrder(orderId)
      }),
  }
}
