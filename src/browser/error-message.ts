import { ApiError } from './call-api.ts'

/**
 * What went wrong in words: the shop's own sentence, or the given one where it has none or the fault is its own. A
 * lost connection is said as well, and ends with what to do.
 */
export function errorMessageOf(error: unknown, fallback: string) {
  if (!(error instanceof ApiError) || error.status === 500) return fallback
  return error.status === 0
    ? `${fallback.replace(/[.!]?( (please )?try again)?[.!]?$/i, '.')} ${error.message}`
    : error.message || fallback
}

/** The login has ended, or there never was one. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401
