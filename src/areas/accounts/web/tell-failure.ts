import { isSignedOut, sentenceOf } from '../../../ui/failure.ts'
import { toast } from '../../../ui/toast.ts'
import { loginPath } from './require-access.ts'

/** What a person is told when something they did failed; a login that has ended is begun again. */
export function tellFailure(error: unknown, fallback: string) {
  if (isSignedOut(error)) goToLogin()
  else toast.error(sentenceOf(error, fallback))
}

/** To the log-in page, and back here after it (specification §2.2). */
const goToLogin = () => window.location.assign(loginPath(window.location.pathname + window.location.search))
