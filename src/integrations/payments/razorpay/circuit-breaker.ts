export type Breaker = ReturnType<typeof createBreaker>

type Options = { now: () => number; log?: { warn(facts: object, message: string): void } | undefined }

/** Consecutive failed attempts that open the circuit: two calls with all their retries. */
const failureThreshold = 6
const firstOpenSeconds = 5
const maxOpenSeconds = 60

/**
 * Creates a circuit breaker. After several consecutive attempts without an answer it opens, and calls fail at once.
 * After a pause it allows a single attempt (half-open), and an answer closes it. Each process has its own: they would
 * agree within seconds, so no shared store is needed.
 * @param now milliseconds, of any clock
 */
export function createBreaker({ now, log }: Options) {
  let failures = 0
  let openSeconds = 0
  let openUntil = 0
  let isProbing = false
  let answeredAt: number | undefined
  let silentSince: number | undefined

  return {
    /**
     * Whether the provider may be called. After `true`, the caller must record the outcome, because while the circuit
     * is half-open only one attempt is allowed.
     */
    mayCall() {
      if (openSeconds === 0) return true
      if (isProbing || now() < openUntil) return false
      isProbing = true
      return true
    },
    /** Whether the circuit is open. */
    isOpen: () => openSeconds > 0,
    /** When it last answered, and since when it has not; undefined before the first call. */
    lastContact: () => ({ answeredAt, silentSince }),
    /** Records an answer, which closes the circuit, even if it is a refusal. */
    recordAnswer() {
      if (openSeconds > 0) log?.warn({}, 'Razorpay is responding again')
      failures = 0
      openSeconds = 0
      isProbing = false
      answeredAt = now()
      silentSince = undefined
    },
    /** Records an attempt without an answer. The circuit opens after several, or if the half-open attempt failed. */
    recordFailure() {
      failures += 1
      silentSince ??= now()
      const isFirst = openSeconds === 0 && failures >= failureThreshold
      if (!isFirst && !isProbing) return
      openSeconds = isProbing ? Math.min(openSeconds * 2, maxOpenSeconds) : firstOpenSeconds
      openUntil = now() + openSeconds * 1000
      isProbing = false
      log?.warn({ restSeconds: openSeconds }, 'Razorpay is not responding; pausing requests')
    },
  }
}
