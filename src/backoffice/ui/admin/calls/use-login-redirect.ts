import { useCallback } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { isSignedOut } from '#browser/error-message.ts'
import { useLocation, useNavigate } from '#browser/router/hooks.ts'
import { loginPath, secondFactorPath } from '#values/people/login-paths.ts'

let loggingOut = false

/**
 * Runs `leave` without the redirect to the log-in page: pending calls fail after a log-out and must not add a return
 * URL.
 */
export async function withoutLoginRedirect(leave: () => void | Promise<void>) {
  loggingOut = true
  try {
    await leave()
  } finally {
    loggingOut = false
  }
}

/**
 * Gives the path of the page to sign in again, as a function of the path to return to: log-in, or the second factor,
 * which other sessions must pass after a passkey was added. Undefined for errors that have another cause.
 */
function findLoginPath(error: unknown) {
  if (isSignedOut(error)) return loginPath
  return error instanceof ApiError && error.code.startsWith('SECOND_FACTOR_') ? secondFactorPath : undefined
}

/**
 * @returns a function for errors of calls: if the session has expired or needs the second factor, it opens that login
 * page, which returns here afterwards, and gives true; for other errors it only gives false
 */
export function useLoginRedirect() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (error: unknown) => {
      const path = findLoginPath(error)
      if (!path) return false
      if (!loggingOut) void navigate(path(pathname + search))
      return true
    },
    [navigate, pathname, search],
  )
}
