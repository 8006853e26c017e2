/**
 * Why a call to a payment provider failed.
 *
 * - `unavailable`: no usable answer, so the call may have taken effect
 * - `rate-limited`: nothing happened, retry later
 * - `refused`: the provider refused this call and will refuse it again
 * - `not-found`: the provider does not know the order, payment or refund
 * - `keys-refused`: the shop's keys are unknown
 * - `not-permitted`: the keys do not permit this call
 * - `unexpected`: another refusal, most likely of a gateway in between, so it may pass
 * - `unsupported`: the provider does not have this call: see its capabilities
 */
export type ProviderErrorKind =
  | 'unavailable'
  | 'rate-limited'
  | 'refused'
  | 'not-found'
  | 'keys-refused'
  | 'not-permitted'
  | 'unexpected'
  | 'unsupported'

type ErrorDetails = {
  /** The provider's name for people. */
  provider: string
  kind: ProviderErrorKind
  code: string
  description: string
  retryAfterSeconds?: number
  cause?: unknown
}

/** The only error that a payment provider's adapter throws. `code` and `description` are the provider's, for logs. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: ProviderErrorKind
  readonly code: string
  readonly description: string
  readonly retryAfterSeconds: number | undefined

  constructor({ provider, kind, code, description, retryAfterSeconds, cause }: ErrorDetails) {
    super(`${provider} ${kind}: ${code} ${description}`, { cause })
    this.kind = kind
    this.code = code
    this.description = description
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Whether the provider, or something in between, answered that it will not do this. */
  get isRefusal() {
    return this.kind !== 'unavailable' && this.kind !== 'rate-limited'
  }
}
