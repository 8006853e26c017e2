import { useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '../../../ui/call-api.ts'
import { isSignedOut, sentenceOf } from '../../../ui/failure.ts'
import { toast } from '../../../ui/toast.ts'
import { loginPath } from '../../accounts/web/require-access.ts'
import { refreshVisitor } from '../../cart/web/visitor.ts'
import { type Outcome, StepFailed } from './pay-order.ts'
import { ScriptMissing } from './payment-window.ts'

/** What follows on the screen from how an attempt to pay ended. */
export function useSettle() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const outcome = async (ended: Outcome, orderId?: number) => {
    if (ended === 'left') return
    await refreshVisitor()
    if (ended === 'paid') {
      toast.success('Payment successful!')
      await navigate('/orderSuccess')
    } else if (ended === 'unsettled') await navigate(paymentPage(orderId))
    else {
      toast.error('Payment cancelled. Order deleted.')
      await revalidate()
    }
  }

  /** @returns the sentence that stays on the page, beside the cart as it is now */
  const failure = async (error: unknown, orderId?: number) => {
    const reason = error instanceof StepFailed ? error.reason : error
    const sentence = wordsFor(error)
    toast.error(sentence)
    if (isSignedOut(reason)) await navigate(loginPath(orderId ? paymentPage(orderId) : '/checkout'))
    else if (isTruthElsewhere(error, reason)) await navigate(paymentPage(orderId))
    else await revalidate()
    return sentence
  }
  return { outcome, failure }
}

const paymentPage = (orderId?: number) => (orderId ? `/orders/${orderId}/payment` : '/checkout')

/** Money may have moved: the order's payment page asks and tells. */
const isTruthElsewhere = (error: unknown, reason: unknown) =>
  (error instanceof StepFailed && error.step === 'verify') ||
  (reason instanceof ApiError && reason.code === 'ALREADY_PAID')

/** Specification §8: the server's sentence is preferred to the step's own. */
function wordsFor(error: unknown) {
  if (error instanceof ScriptMissing) return 'Razorpay SDK not loaded. Please check your network connection.'
  if (!(error instanceof StepFailed)) return sentenceOf(error, 'Checkout failed.')
  const own = error.step === 'verify' ? 'Payment verification failed.' : 'Order cancellation failed.'
  return sentenceOf(error.reason, own)
}
