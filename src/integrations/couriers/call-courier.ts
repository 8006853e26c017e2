import type { z } from 'zod'
import { parseSafeJson } from '#values/texts/safe-text.ts'
import { type SendRequest, sendRequest } from '../http-request.ts'
import { CourierError } from './courier-provider.ts'

/** How a courier is reached. */
export type CourierConnection = {
  apiUrl: string
  /** Replaces the network in tests. */
  exchange?: SendRequest
  timeoutSeconds?: number
}

/** Short enough for a person to wait for, and shorter than a lease. */
const defaultTimeout = 8

type Call = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** Sent as JSON, or as it is if it's a text. */
  body?: object | string
}

/**
 * One call to a courier, made once.
 * @returns its JSON, in the schema's form
 * @throws CourierError when it was refused, not answered, or answered in another form
 */
export async function callCourier<Schema extends z.ZodType>(
  { apiUrl, exchange = sendRequest, timeoutSeconds = defaultTimeout }: CourierConnection,
  { method, path, headers, body }: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const isText = typeof body === 'string'
  const response = await exchange(`${apiUrl}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body && {
        'content-type': isText ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
    },
    ...(body && { body: isText ? body : JSON.stringify(body) }),
    timeoutSeconds,
  }).catch((cause: unknown) => {
    throw connectionError(cause)
  })
  const { status } = response
  const answer = parseJson(response.text)
  if (status === 401 || status === 403) throw new CourierError('account', reasonIn(answer, status))
  if (status === 429) throw new CourierError('silent', `status ${status}`)
  // A gateway's 5xx doesn't say whether the call had arrived behind it.
  if (status >= 500) throw new CourierError(method === 'GET' ? 'silent' : 'unknown', `status ${status}`)
  if (status < 200 || status > 299) throw new CourierError('refused', reasonIn(answer, status))
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new CourierError('odd', `unreadable answer of ${path.split('?')[0]}`)
  return parsed.data
}

/** The courier's own reason, in one of the fields in which they give it. */
function reasonIn(answer: unknown, status: number) {
  const fields = answer !== null && typeof answer === 'object' ? (answer as Record<string, unknown>) : {}
  const reason = [fields.message, fields.rmk, fields.remark, fields.detail].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return String(reason ?? `status ${status}`)
}

/** These fail before anything is sent. */
const beforeSending = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

function connectionError(cause: unknown) {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (beforeSending.includes(code)) return new CourierError('silent', `no connection (${code})`, { cause })
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  return new CourierError('unknown', isLate ? 'no response in time' : 'the connection failed', { cause })
}

/** The parsed JSON, with texts that can be stored; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return parseSafeJson(text)
  } catch {
    return undefined
  }
}
