import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { isSignedOut } from '#browser/failure.ts'
import { pathOf } from '#browser/router/address.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { whenLookedAt } from '#browser/when-looked-at.ts'
import { loginPath } from '#people/sessions/shop/login-paths.ts'
import type { checkoutEndpoints, PaymentState } from '../../contract.ts'

/** Seconds until the next poll: short at first, then longer. After the last one a button asks. */
const pauses = [2, 2, 3, 5, 8, 13, ...Array<number>(20).fill(20)]

/** Asks how an order's money stands. */
export const askPaymentState = (orderId: number | string) =>
  callApi<typeof checkoutEndpoints>()('GET /payment/state/{id}', { params: { id: orderId } })

const isOpen = ({ state }: PaymentState) => state === 'unpaid' || state === 'confirming'

/** How an order's money stands, asked again and again until it is settled, and at once when the page is looked at. */
export function usePaymentState(first: PaymentState) {
  const navigate = useNavigate()
  const [payment, setPayment] = useState(first)
  const [asked, setAsked] = useState(0)
  const [silent, setSilent] = useState(false)
  const waiting = isOpen(payment) && asked < pauses.length

  const ask = useEffectEvent(async () => {
    try {
      setPayment(await askPaymentState(first.order_id))
      setSilent(false)
    } catch (error) {
      if (isSignedOut(error)) void navigate(loginPath(pathOf(window.location.pathname)))
      setSilent(true)
    }
    setAsked((times) => times + 1)
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(ask, (pauses[asked] ?? 20) * 1000)
    const lookNoMore = whenLookedAt(() => void ask())
    return () => {
      clearTimeout(timer)
      lookNoMore()
    }
  }, [waiting, asked])

  return {
    payment,
    /** The page goes on asking by itself. */
    waiting,
    /** The last question had no answer. */
    silent,
    askAgain: () => setAsked(0),
  }
}
