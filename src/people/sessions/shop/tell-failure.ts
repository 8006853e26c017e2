import { isSignedOut, sentenceOf } from '#browser/failure.ts'
import { hrefOf, pathOf } from '#browser/router/address.ts'
import { toast } from '#ui/feedback/toast.ts'
import { loginPath } from './login-paths.ts'

/** What a person is told when something they did failed; a login that has ended is begun again. */
export function tellFailure(error: unknown, fallback: string) {
  if (isSignedOut(error)) goToLogin()
  else toast.error(sentenceOf(error, fallback), { seconds: 3 })
}

/** To the log-in page, and back here after it (specification §2.2). */
const goToLogin = () =>
  window.location.assign(hrefOf(loginPath(pathOf(window.location.pathname) + window.location.search)))
