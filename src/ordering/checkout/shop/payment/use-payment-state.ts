import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { isSignedOut } from '#browser/error-message.ts'
import { onPageVisible } from '#browser/on-page-visible.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { pathOf } from '#browser/router/href.ts'
import { loginPath } from '#people/sessions/shop/login-paths.ts'
import type { checkoutEndpoints, PaymentState } from '../../contract.ts'

/** Seconds until the next poll: short at first, then longer. After the last one a button asks. */
const pollDelaysSeconds = [2, 2, 3, 5, 8, 13, ...Array<number>(20).fill(20)]

/** Asks how an order's money stands. */
export const fetchPaymentState = (orderId: number | string) =>
  callApi<typeof checkoutEndpoints>()('GET /payment/state/{id}', { params: { id: orderId } })

const isOpen = ({ state }: PaymentState) => state === 'unpaid' || state === 'confirming'

/** How an order's money stands, asked again and again until it is settled, and at once when the page is looked at. */
export function usePaymentState(initial: PaymentState) {
  const navigate = useNavigate()
  const [payment, setPayment] = useState(initial)
  const [pollCount, setPollCount] = useState(0)
  const [silent, setSilent] = useState(false)
  const waiting = isOpen(payment) && pollCount < pollDelaysSeconds.length

  const poll = useEffectEvent(async () => {
    try {
      setPayment(await fetchPaymentState(initial.order_id))
      setSilent(false)
    } catch (error) {
      if (isSignedOut(error)) void navigate(loginPath(pathOf(window.location.pathname)))
      setSilent(true)
    }
    setPollCount((times) => times + 1)
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(poll, (pollDelaysSeconds[pollCount] ?? 20) * 1000)
    const stopListening = onPageVisible(() => void poll())
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [waiting, pollCount])

  return {
    payment,
    /** The page goes on asking by itself. */
    waiting,
    /** The last question had no answer. */
    silent,
    askAgain: () => setPollCount(0),
  }
}
