import { errorBody } from './protocol.ts'

/**
 * Why a call to the provider failed. `refused`: the provider refused it and will refuse it again. `unavailable`: no
 * usable answer, so the call may have taken effect. `rate-limited`: nothing happened, retry later.
 */
type RazorpayErrorKind = 'refused' | 'unavailable' | 'rate-limited'

type ErrorDetails = {
  kind: RazorpayErrorKind
  code: string
  description: string
  status?: number
  retryAfterSeconds?: number
  cause?: unknown
}

/** The only error the client throws. `status` is the HTTP status, absent when no answer came. */
export class RazorpayError extends Error {
  override name = 'RazorpayError'
  readonly kind: RazorpayErrorKind
  readonly code: string
  readonly description: string
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor({ kind, code, description, status, retryAfterSeconds, cause }: ErrorDetails) {
    super(`Razorpay ${kind}: ${code} ${description}`, { cause })
    this.kind = kind
    this.code = code
    this.description = description
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The error for network failures, timeouts and unreadable answers: the call may have taken effect. */
export const noAnswerError = (description: string, cause?: unknown) =>
  new RazorpayError({ kind: 'unavailable', code: 'NO_ANSWER', description, cause })

/** The error while the circuit breaker is open: the provider was not called, and retrying at once is of no use. */
export const circuitOpenError = () =>
  new RazorpayError({
    kind: 'unavailable',
    code: 'CIRCUIT_OPEN',
    description: 'not responding; requests are paused for a moment',
  })

/**
 * The error for a status and body. A gateway may have answered instead of the provider, so the body may have any form.
 */
export function errorFromAnswer(status: number, body: unknown, retryAfter: string | undefined) {
  const parsed = errorBody.safeParse(body)
  return new RazorpayError({
    kind: errorKindOf(status),
    status,
    code: parsed.success ? parsed.data.error.code : 'SERVER_ERROR',
    description: (parsed.success && parsed.data.error.description) || `returned status ${status}`,
    retryAfterSeconds: retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  })
}

/** Whether the answer means that the keys are unknown or not permitted. */
export const isAuthenticationError = (status: number | undefined) => status === 401 || status === 403

function errorKindOf(status: number): RazorpayErrorKind {
  if (status === 429) return 'rate-limited'
  // 409: the same refund is in progress, and its outcome is unknown.
  if (status >= 500 || status === 408 || status === 409) return 'unavailable'
  return 'refused'
}
