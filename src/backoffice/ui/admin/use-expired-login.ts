import { useCallback } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { isSignedOut } from '#browser/failure.ts'
import { useLocation, useNavigate } from '#browser/router/hooks.ts'
import { loginPath, secondFactorPath } from '#people/sessions/shop/login-paths.ts'

let loggingOut = false

/**
 * Logs out on purpose. Calls that are still under way then fail because nobody is signed in; they must not send the
 * person to the log-in page with an address to come back to.
 */
export async function leaveLoggedOut(leave: () => void | Promise<void>) {
  loggingOut = true
  try {
    await leave()
  } finally {
    loggingOut = false
  }
}

/**
 * Where to sign in again: the log-in page, or the second factor's, which a newly added passkey asks of the account's
 * other logins.
 */
function wayBackIn(error: unknown) {
  if (isSignedOut(error)) return loginPath
  return error instanceof ApiError && error.code.startsWith('SECOND_FACTOR_') ? secondFactorPath : undefined
}

/**
 * For whatever a call may throw: when the login has ended, goes to the log-in page, which comes back to this very
 * address, and says true.
 */
export function useExpiredLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (error: unknown) => {
      const path = wayBackIn(error)
      if (!path) return false
      if (!loggingOut) void navigate(path(pathname + search))
      return true
    },
    [navigate, pathname, search],
  )
}
