import { ApiError } from './call-api.ts'

/**
 * The message for an error: the shop's own, or `fallback` if there is none or the error is unexpected. A lost
 * connection gets its own message with advice.
 */
export function errorMessageOf(error: unknown, fallback: string) {
  if (!(error instanceof ApiError) || error.status === 500) return fallback
  return error.status === 0
    ? `${fallback.replace(/[.!]?( (please )?try again)?[.!]?$/i, '.')} ${error.message}`
    : error.message || fallback
}

/** Whether the call failed because the session has ended, or there was none. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** Whether no answer came, so that nobody knows whether the call reached the shop. */
export const isConnectionLost = (error: unknown) => error instanceof ApiError && error.status === 0
