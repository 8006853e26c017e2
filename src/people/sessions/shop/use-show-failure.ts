import { errorMessageOf, isSignedOut } from '#browser/error-message.ts'
import { useLocation, useNavigate } from '#browser/router/hooks.ts'
import { toast } from '#ui/feedback/toast.ts'
import { loginPath } from '#values/people/login-paths.ts'

/**
 * For components: shows why an action failed, and if the session has ended, also opens the log-in page, without a full
 * page load.
 * @returns a function that takes the error and a fallback sentence
 */
export function useShowFailure() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (error: unknown, fallback: string) => {
    toast.error(errorMessageOf(error, fallback), { seconds: 3 })
    if (isSignedOut(error)) void navigate(loginPath(pathname + search))
  }
}
