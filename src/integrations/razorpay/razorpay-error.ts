import { errorBody } from './protocol.ts'

/**
 * Why a call to the provider gave nothing.
 * - `refused`: the provider understood and said no; the same call again will be refused again.
 * - `unavailable`: no usable answer, so whether the call took effect is unknown.
 * - `rate-limited`: not now; nothing happened.
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

/** Network failures, timeouts and answers that nobody can read: the call may have taken effect. */
export const noAnswer = (description: string, cause?: unknown) =>
  new RazorpayError({ kind: 'unavailable', code: 'NO_ANSWER', description, cause })

/** The circuit breaker is open: the provider was not called, and retrying at once is of no use. */
export const circuitOpen = () =>
  new RazorpayError({
    kind: 'unavailable',
    code: 'CIRCUIT_OPEN',
    description: 'not responding; requests are paused for a moment',
  })

/** The error a status and body stand for. The body need not be the provider's: a gateway may answer in its place. */
export function errorFromAnswer(status: number, body: unknown, retryAfter: string | undefined) {
  const parsed = errorBody.safeParse(body)
  return new RazorpayError({
    kind: kindOf(status),
    status,
    code: parsed.success ? parsed.data.error.code : 'SERVER_ERROR',
    description: (parsed.success && parsed.data.error.description) || `returned status ${status}`,
    retryAfterSeconds: retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  })
}

/** Whether an answer says that the keys are not known, or may not. */
export const isAuthenticationError = (status: number | undefined) => status === 401 || status === 403

function kindOf(status: number): RazorpayErrorKind {
  if (status === 429) return 'rate-limited'
  // 409: the same refund is in progress at this moment, and its outcome is not known yet.
  if (status >= 500 || status === 408 || status === 409) return 'unavailable'
  return 'refused'
}
