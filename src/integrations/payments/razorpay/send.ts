import type { z } from 'zod'
import { parseSafeJson } from '#values/texts/safe-text.ts'
import { sendRequest as exchangeOverHttp, type SendRequest } from '../../http-request.ts'
import { ProviderError } from '../provider-error.ts'
import { type Breaker, createBreaker } from './circuit-breaker.ts'
import { circuitOpenError, errorFromAnswer, isAuthenticationError, noAnswerError } from './razorpay-error.ts'

export type Call = {
  method: 'GET' | 'POST'
  /** From the API's root, such as `/v1/orders`. */
  path: string
  query?: Record<string, string | number | undefined>
  body?: object
  headers?: Record<string, string>
  /** The call is idempotent, so it is retried after a lost answer. */
  repeatable: boolean
}

export type SenderOptions = {
  apiUrl: string
  keyId: string
  keySecret: string
  /** Replaces the network in tests. */
  exchange?: SendRequest
  /** The timeout of one attempt, including the body. */
  timeoutSeconds?: number
  /** The maximum number of attempts for a repeatable call. */
  tries?: number
  wait?: (seconds: number) => Promise<void>
  /** The circuit breaker's clock, in milliseconds. */
  now?: () => number
  log?: { warn(facts: object, message: string): void }
}

const realWait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
const maxWaitSeconds = 5

export type Send = <T>(call: Call, schema: z.ZodType<T>) => Promise<T>

/**
 * Creates the HTTP client for the provider: basic authentication, a timeout, answers checked against a schema, retries
 * with backoff and jitter where they are safe, and one circuit breaker for all calls.
 * @returns `within` gives a sender, with or without a deadline
 */
export function createSender(options: SenderOptions) {
  const { tries = 3, wait = realWait, now = Date.now, log } = options
  const breaker = createBreaker({ now, log })
  const keys = { areRefused: false }

  const sendWithin =
    (time: TimeBudget): Send =>
    async (call, schema) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await sendOnce({ ...options, breaker, keys }, time, call, schema)
        } catch (error) {
          if (!(error instanceof ProviderError)) throw error
          const pause = pauseSeconds(attempt, error)
          if (isNotRetryable(error, call) || attempt >= tries || time.left() <= pause) throw error
          log?.warn(
            { call: `${call.method} ${call.path}`, tried: attempt, err: error },
            'Razorpay did not respond; retrying',
          )
          await wait(pause)
        }
      }
    }
  return {
    within: (seconds = Number.POSITIVE_INFINITY) => sendWithin(createTimeBudget(seconds)),
    isSilent: breaker.isOpen,
    lastContact: () => ({ ...breaker.lastContact(), refusesKeys: keys.areRefused }),
  }
}

const isNotRetryable = ({ isRefusal, kind, code }: ProviderError, { repeatable }: Call) =>
  isRefusal || code === 'CIRCUIT_OPEN' || (kind === 'unavailable' && !repeatable)

/** The time left before the deadline of a call with its retries. Measured in real time, as timeouts are. */
type TimeBudget = { left: () => number }

/** Starts the time that a call may take, including its retries. */
function createTimeBudget(seconds: number): TimeBudget {
  const end = performance.now() + seconds * 1000
  return { left: () => (end - performance.now()) / 1000 }
}

/**
 * The seconds to wait before the next attempt: as long as the provider asks, or exponential backoff of 0.2, 0.4, 0.8 …,
 * each shortened by up to half at random (jitter), so that processes do not retry in step.
 */
const pauseSeconds = (attempt: number, error: ProviderError) =>
  Math.min(maxWaitSeconds, error.retryAfterSeconds ?? 0.1 * 2 ** attempt * (0.5 + Math.random() / 2))

type SendContext = SenderOptions & {
  breaker: Breaker
  /** Whether the last answer refused the keys. */
  keys: { areRefused: boolean }
}

/** One attempt: returns the parsed answer, or throws a ProviderError. */
async function sendOnce<T>(
  context: SendContext,
  time: TimeBudget,
  call: Call,
  schema: z.ZodType<T>,
): Promise<T> {
  const { status, retryAfter, text } = await callThroughBreaker(context, time, call)
  const body = parseJson(text)
  if (status < 200 || status > 299) throw errorFromAnswer(status, body, retryAfter)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw noAnswerError(`an answer of another shape: ${problems.slice(0, 5).join(', ')}`)
}

/** Calls the provider, unless the deadline has passed or the circuit is open, and reports the outcome to the breaker. */
async function callThroughBreaker({ breaker, keys, ...options }: SendContext, time: TimeBudget, call: Call) {
  const { timeoutSeconds = 8 } = options
  const seconds = Math.min(timeoutSeconds, time.left())
  if (seconds <= 0) throw noAnswerError('no time left for the request')
  if (!breaker.mayCall()) throw circuitOpenError()
  try {
    const answer = await callOverHttp({ ...options, timeoutSeconds: seconds }, call)
    keys.areRefused = isAuthenticationError(answer.status)
    if (answer.status < 500) breaker.recordAnswer()
    else breaker.recordFailure()
    return answer
  } catch (error) {
    breaker.recordFailure()
    throw error
  }
}

type CallOptions = SenderOptions & { timeoutSeconds: number }

/** Sends a call. @throws ProviderError when no answer came */
async function callOverHttp(
  { exchange = exchangeOverHttp, timeoutSeconds, ...options }: CallOptions,
  call: Call,
) {
  try {
    return await exchange(urlOfCall(options.apiUrl, call), {
      method: call.method,
      headers: {
        authorization: `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`,
        ...(call.body && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body: call.body && JSON.stringify(call.body),
      timeoutSeconds,
    })
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError'
    throw noAnswerError(
      late ? `no response within ${timeoutSeconds} seconds` : 'the connection failed',
      cause,
    )
  }
}

function urlOfCall(apiUrl: string, { path, query = {} }: Call) {
  const address = new URL(apiUrl.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return address.href
}

/** The parsed JSON, with texts that can be stored; undefined if it is invalid. */
function parseJson(text: string): unknown {
  try {
    return parseSafeJson(text)
  } catch {
    return undefined
  }
}
