import { errorMessageOf, isSignedOut } from '#browser/error-message.ts'
import { hrefOf, pathOf } from '#browser/router/href.ts'
import { toast } from '#ui/feedback/toast.ts'
import { loginPath } from '#values/people/login-paths.ts'

/** Shows why an action failed; if the session has ended, opens the log-in page instead. */
export function showFailure(error: unknown, fallback: string) {
  if (isSignedOut(error)) openLoginPage()
  else toast.error(errorMessageOf(error, fallback), { seconds: 3 })
}

/** Opens the log-in page, which returns to the current page (specification §2.2). */
const openLoginPage = () =>
  window.location.assign(hrefOf(loginPath(pathOf(window.location.pathname) + window.location.search)))
