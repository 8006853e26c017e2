import { ProviderError, type ProviderErrorKind } from '../provider-error.ts'
import { errorBody } from './protocol.ts'

const provider = 'Razorpay'

/** The error for network failures, timeouts and unreadable answers: the call may have taken effect. */
export const noAnswerError = (description: string, cause?: unknown) =>
  new ProviderError({ provider, kind: 'unavailable', code: 'NO_ANSWER', description, cause })

/** The error while the circuit breaker is open: the provider was not called, and retrying at once is of no use. */
export const circuitOpenError = () =>
  new ProviderError({
    provider,
    kind: 'unavailable',
    code: 'CIRCUIT_OPEN',
    description: 'not responding; requests are paused for a moment',
  })

/**
 * The error for a status and body. A gateway may have answered instead of the provider, so the body may have any form.
 */
export function errorFromAnswer(status: number, body: unknown, retryAfter: string | undefined) {
  const parsed = errorBody.safeParse(body)
  const description = (parsed.success && parsed.data.error.description) || `returned status ${status}`
  return new ProviderError({
    provider,
    kind: errorKindOf(status, description),
    code: parsed.success ? parsed.data.error.code : 'SERVER_ERROR',
    description,
    retryAfterSeconds: retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  })
}

/** The refusal of an order whose receipt is in use for another amount. */
export const receiptTakenError = (description: string) =>
  new ProviderError({ provider, kind: 'refused', code: 'RECEIPT_TAKEN', description })

/** Whether the answer means that the keys are unknown or not permitted. */
export const isAuthenticationError = (status: number) => status === 401 || status === 403

function errorKindOf(status: number, description: string): ProviderErrorKind {
  if (status === 429) return 'rate-limited'
  // 409: the same refund is in progress, and its outcome is unknown.
  if (status >= 500 || status === 408 || status === 409) return 'unavailable'
  if (status === 401) return 'keys-refused'
  if (status === 403) return 'not-permitted'
  // Razorpay answers 400 for an unknown id.
  if (status === 404 || (status === 400 && /does not exist/i.test(description))) return 'not-found'
  return status === 400 ? 'refused' : 'unexpected'
}
