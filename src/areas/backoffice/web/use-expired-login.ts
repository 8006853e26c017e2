import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isSignedOut } from '../../../ui/failure.ts'
import { loginPath } from '../../accounts/web/require-access.ts'

let loggingOut = false

/**
 * Leaves for the log-in page by the person's own wish. The calls left behind find no login any more, and must not turn
 * the way out into a way back.
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
 * For whatever a call may throw: when the login has ended, goes to the log-in page, which comes back to this very
 * address, and says true.
 */
export function useExpiredLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (error: unknown) => {
      if (!isSignedOut(error)) return false
      if (!loggingOut) void navigate(loginPath(pathname + search))
      return true
    },
    [navigate, pathname, search],
  )
}
