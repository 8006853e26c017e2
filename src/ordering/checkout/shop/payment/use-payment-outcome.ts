import { ApiError } from '#browser/call-api.ts'
import { errorMessageOf, isSignedOut } from '#browser/error-message.ts'
import { useNavigate, useRevalidator } from '#browser/router/hooks.ts'
import { loginPath } from '#people/sessions/shop/login-paths.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../../words/payment/en.ts'
import { paymentPath } from '../order-paths.ts'
import { type PaymentOutcome, PaymentStepError } from './pay-order.ts'
import { ScriptLoadError } from './razorpay-window.ts'

/** The handlers for the end of a payment attempt, which show its message and navigate to the next page. */
export function usePaymentOutcome() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const handleOutcome = async (ended: PaymentOutcome, orderId?: number) => {
    if (ended === 'left') return
    if (ended === 'still-unpaid') return revalidate()
    if (ended === 'dismissed') {
      await refreshVisitor()
      toast.error(words.cancelled, { seconds: 3 })
      return revalidate()
    }
    if (ended === 'received') toast.success(words.successful, { seconds: 3 })
    const isDone = ended === 'received' || ended === 'ordered'
    await navigate(isDone ? '/orderSuccess' : paymentPath(orderId))
    // After the navigation, because this page would show an empty cart.
    await refreshVisitor()
  }

  /** @returns the message that the page shows beside the current cart; a toast repeats it only if the page is left */
  const handleFailure = async (error: unknown, orderId?: number) => {
    const reason = error instanceof PaymentStepError ? error.reason : error
    const sentence = failureSentence(error)
    const goTo = async (path: string) => {
      toast.error(sentence, { seconds: 3 })
      await navigate(path)
    }
    if (isSignedOut(reason)) await goTo(loginPath(orderId ? paymentPath(orderId) : '/checkout'))
    else if (mayHaveBeenPaid(error, reason)) await goTo(paymentPath(orderId))
    else await revalidate()
    return sentence
  }
  return { handleOutcome, handleFailure }
}

/** The customer may have been charged, so the payment page checks it. */
const mayHaveBeenPaid = (error: unknown, reason: unknown) =>
  (error instanceof PaymentStepError && error.step === 'verify') ||
  (reason instanceof ApiError && (reason.code === 'ALREADY_PAID' || reason.code === 'HANDED_OVER'))

/** Specification §8: the server's message is preferred to the step's own. */
export function failureSentence(error: unknown) {
  if (error instanceof ScriptLoadError) return words.windowMissing
  if (!(error instanceof PaymentStepError)) return errorMessageOf(error, words.checkoutFailed)
  const own = error.step === 'verify' ? words.notVerified : words.notCancelled
  return errorMessageOf(error.reason, own)
}
