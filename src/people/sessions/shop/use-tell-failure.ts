import { isSignedOut, sentenceOf } from '#browser/failure.ts'
import { useLocation, useNavigate } from '#browser/router/hooks.ts'
import { toast } from '#ui/feedback/toast.ts'
import { loginPath } from './login-paths.ts'

/**
 * `tellFailure` for the parts of a page: a login that has ended is begun again without leaving the shop's pages.
 * @returns takes the failure, and the sentence for one that has none of its own
 */
export function useTellFailure() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (error: unknown, fallback: string) => {
    toast.error(sentenceOf(error, fallback), { seconds: 3 })
    if (isSignedOut(error)) void navigate(loginPath(pathname + search))
  }
}
