import type { z } from 'zod'
import { type Exchange, exchange as exchangeOverHttp } from '../exchange.ts'
import { errorFromAnswer, noAnswer, RazorpayError } from './razorpay-error.ts'

export type Call = {
  method: 'GET' | 'POST'
  /** From the root of the API, such as `/v1/orders`. */
  path: string
  query?: Record<string, string | number | undefined>
  body?: object
  headers?: Record<string, string>
  /** Repeating it can do no harm, so a lost answer is asked for again. */
  repeatable: boolean
}

export type SenderOptions = {
  apiUrl: string
  keyId: string
  keySecret: string
  /** Stand-in for the network in tests. */
  exchange?: Exchange
  /** For one try, answer's body included. */
  timeoutSeconds?: number
  /** How often a repeatable call is tried before its error is thrown. */
  tries?: number
  wait?: (seconds: number) => Promise<void>
  log?: { warn(facts: object, message: string): void }
}

const realWait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
const longestWaitSeconds = 5

/**
 * One way out to the provider: Basic authorisation, a timeout, an answer checked against its schema, and backoff
 * with jitter where repeating is safe.
 * @throws RazorpayError and nothing else.
 */
export function createSender(options: SenderOptions) {
  const { tries = 3, wait = realWait, log } = options
  return async function send<T>(call: Call, schema: z.ZodType<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await sendOnce(options, call, schema)
      } catch (error) {
        if (!(error instanceof RazorpayError)) throw error
        const hopeless = error.kind === 'refused' || (error.kind === 'unavailable' && !call.repeatable)
        if (hopeless || tried >= tries) throw error
        log?.warn(
          { call: `${call.method} ${call.path}`, tried, err: error },
          'Razorpay did not answer, trying again',
        )
        await wait(pauseSeconds(tried, error))
      }
    }
  }
}

/** 0.2, 0.4, 0.8 … seconds, each shortened by up to half at random so that processes do not come back together. */
const pauseSeconds = (tried: number, error: RazorpayError) =>
  Math.min(longestWaitSeconds, error.retryAfterSeconds ?? 0.1 * 2 ** tried * (0.5 + Math.random() / 2))

async function sendOnce<T>(options: SenderOptions, call: Call, schema: z.ZodType<T>): Promise<T> {
  const { status, retryAfter, text } = await ask(options, call)
  const body = parseJson(text)
  if (status < 200 || status > 299) throw errorFromAnswer(status, body, retryAfter)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw noAnswer(`an answer of another shape: ${problems.slice(0, 5).join(', ')}`)
}

async function ask(
  { exchange = exchangeOverHttp, timeoutSeconds = 8, ...options }: SenderOptions,
  call: Call,
) {
  try {
    return await exchange(addressOf(options.apiUrl, call), {
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
    throw noAnswer(late ? `no answer within ${timeoutSeconds} seconds` : 'the connection failed', cause)
  }
}

function addressOf(apiUrl: string, { path, query = {} }: Call) {
  const address = new URL(apiUrl.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return address.href
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
