import { ApiError } from '../../../ui/call-api.ts'
import { toast } from '../../../ui/toast.ts'
import { loginPath } from './require-access.ts'

/**
 * What went wrong in words: the shop's own sentence, or the given one where it has none or the fault is its own. A
 * lost connection is said as well.
 */
export function sentenceOf(error: unknown, fallback: string) {
  if (!(error instanceof ApiError) || error.status === 500) return fallback
  return error.status === 0 ? `${fallback} ${error.message}` : error.message || fallback
}

export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** To the log-in page, and back here after it (specification §2.2). */
export const goToLogin = () =>
  window.location.assign(loginPath(window.location.pathname + window.location.search))

/** What a person is told when something they did failed; a login that has ended is begun again. */
export function tellFailure(error: unknown, fallback: string) {
  if (isSignedOut(error)) goToLogin()
  else toast.error(sentenceOf(error, fallback))
}
