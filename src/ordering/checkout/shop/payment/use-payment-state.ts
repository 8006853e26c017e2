import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { isSignedOut } from '#browser/error-message.ts'
import { onPageVisible } from '#browser/on-page-visible.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { pathOf } from '#browser/router/href.ts'
import { loginPath } from '#values/people/login-paths.ts'
import type { checkoutEndpoints, PaymentState } from '../../contract.ts'

/** Seconds until the next poll, increasing. After the last one a button polls. */
const pollDelaysSeconds = [2, 2, 3, 5, 8, 13, ...Array<number>(20).fill(20)]

export const fetchPaymentState = (orderId: number | string) =>
  callApi<typeof checkoutEndpoints>()('GET /payment/state/{id}', { params: { id: orderId } })

const isOpen = ({ state }: PaymentState) => state === 'unpaid' || state === 'confirming'

/**
 * Polls an order's payment state until it is settled, for about seven minutes at most (then `pollAgain`), and meanwhile
 * at once when the page becomes visible. Goes to the login page if the session has ended.
 */
export function usePaymentState(initial: PaymentState) {
  const navigate = useNavigate()
  const [payment, setPayment] = useState(initial)
  const [pollCount, setPollCount] = useState(0)
  const [failed, setFailed] = useState(false)
  const waiting = isOpen(payment) && pollCount < pollDelaysSeconds.length

  const poll = useEffectEvent(async () => {
    try {
      setPayment(await fetchPaymentState(initial.order_id))
      setFailed(false)
    } catch (error) {
      if (isSignedOut(error)) void navigate(loginPath(pathOf(window.location.pathname)))
      setFailed(true)
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
    /** The page keeps polling. */
    waiting,
    /** The last poll failed. */
    failed,
    /** Polls again from the start of the delays, after the last one. */
    pollAgain: () => setPollCount(0),
  }
}
