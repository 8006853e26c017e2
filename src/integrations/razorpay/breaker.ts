export type Breaker = ReturnType<typeof createBreaker>

type Options = { now: () => number; log?: { warn(facts: object, message: string): void } | undefined }

/** The circuit opens after this many tries without an answer: two calls with all their retries. */
const silencesBorne = 6
const firstRestSeconds = 5
const longestRestSeconds = 60

/**
 * A circuit breaker. After several tries in a row without an answer it opens, and calls fail at once. After a pause
 * it lets a single try through (half-open), and an answer closes it. Each process has its own: they would agree
 * within seconds, so no shared store is needed.
 * @param now milliseconds, of any clock
 */
export function createBreaker({ now, log }: Options) {
  let silences = 0
  let restSeconds = 0
  let restsUntil = 0
  let isProbing = false
  let answeredAt: number | undefined
  let silentSince: number | undefined

  return {
    /** Whether the provider may be called. A caller that is told yes must report the outcome. */
    mayAsk() {
      if (restSeconds === 0) return true
      if (isProbing || now() < restsUntil) return false
      isProbing = true
      return true
    },
    /** It did not answer lately, and is left alone. */
    isOpen: () => restSeconds > 0,
    /** When it last answered, and since when it has not; nothing while nobody has asked. */
    lastHeard: () => ({ answeredAt, silentSince }),
    /** Any answer closes the circuit, a refusal too. */
    hasAnswered() {
      if (restSeconds > 0) log?.warn({}, 'Razorpay is responding again')
      silences = 0
      restSeconds = 0
      isProbing = false
      answeredAt = now()
      silentSince = undefined
    },
    wasSilent() {
      silences += 1
      silentSince ??= now()
      const isFirst = restSeconds === 0 && silences >= silencesBorne
      if (!isFirst && !isProbing) return
      restSeconds = isProbing ? Math.min(restSeconds * 2, longestRestSeconds) : firstRestSeconds
      restsUntil = now() + restSeconds * 1000
      isProbing = false
      log?.warn({ restSeconds }, 'Razorpay is not responding; pausing requests')
    },
  }
}
