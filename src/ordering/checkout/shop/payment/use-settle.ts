import { ApiError } from '#browser/call-api.ts'
import { isSignedOut, sentenceOf } from '#browser/failure.ts'
import { useNavigate, useRevalidator } from '#browser/router/hooks.ts'
import { loginPath } from '#people/sessions/shop/login-paths.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../../words/payment/en.ts'
import { paymentPage } from '../orders-path.ts'
import { type Outcome, StepFailed } from './pay-order.ts'
import { ScriptMissing } from './payment-window.ts'

/** What follows on the screen from how an attempt to pay ended. */
export function useSettle() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const outcome = async (ended: Outcome, orderId?: number) => {
    if (ended === 'left') return
    if (ended === 'kept') return revalidate()
    if (ended === 'dismissed') {
      await refreshVisitor()
      toast.error(words.cancelled, { seconds: 3 })
      return revalidate()
    }
    if (ended === 'received') toast.success(words.successful, { seconds: 3 })
    await navigate(ended === 'received' ? '/orderSuccess' : paymentPage(orderId))
    // Only then: the page under it would say that there is nothing to order.
    await refreshVisitor()
  }

  /** @returns the sentence that stays on the page, beside the cart as it is now; said once more only where the page is left */
  const failure = async (error: unknown, orderId?: number) => {
    const reason = error instanceof StepFailed ? error.reason : error
    const sentence = wordsFor(error)
    const goTo = async (path: string) => {
      toast.error(sentence, { seconds: 3 })
      await navigate(path)
    }
    if (isSignedOut(reason)) await goTo(loginPath(orderId ? paymentPage(orderId) : '/checkout'))
    else if (isTruthElsewhere(error, reason)) await goTo(paymentPage(orderId))
    else await revalidate()
    return sentence
  }
  return { outcome, failure }
}

/** Money may have moved: the order's payment page asks and tells. */
const isTruthElsewhere = (error: unknown, reason: unknown) =>
  (error instanceof StepFailed && error.step === 'verify') ||
  (reason instanceof ApiError && (reason.code === 'ALREADY_PAID' || reason.code === 'HANDED_OVER'))

/** Specification §8: the server's sentence is preferred to the step's own. */
function wordsFor(error: unknown) {
  if (error instanceof ScriptMissing) return words.windowMissing
  if (!(error instanceof StepFailed)) return sentenceOf(error, words.checkoutFailed)
  const own = error.step === 'verify' ? words.notVerified : words.notCancelled
  return sentenceOf(error.reason, own)
}
