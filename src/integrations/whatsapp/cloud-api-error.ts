import { z } from 'zod'
import { WhatsappError, type WhatsappErrorKind } from './whatsapp-channel.ts'

const graphError = z.object({
  error: z.object({
    code: z.number().int(),
    message: z.string().optional().catch(undefined),
    error_data: z
      .object({ details: z.string().optional().catch(undefined) })
      .optional()
      .catch(undefined),
  }),
})

/** Errors of a webhook have the code, and the text in other fields. */
export const statusError = z.object({
  code: z.number().int(),
  title: z.string().optional().catch(undefined),
  error_data: z
    .object({ details: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

type Meaning = { kind: WhatsappErrorKind; concernsAll?: true; retryAfterSeconds?: number }

/** Meta's error codes that the shop tells apart. Each is a refusal: nothing was sent. */
const meanings: Record<number, Meaning> = {
  // Token and permissions.
  0: { kind: 'account', concernsAll: true },
  3: { kind: 'account', concernsAll: true },
  10: { kind: 'account', concernsAll: true },
  190: { kind: 'account', concernsAll: true },
  368: { kind: 'account', concernsAll: true },
  131005: { kind: 'account', concernsAll: true },
  131031: { kind: 'account', concernsAll: true },
  131042: { kind: 'account', concernsAll: true },
  133010: { kind: 'account', concernsAll: true },
  // Limits and outages.
  1: { kind: 'temporary' },
  2: { kind: 'temporary', concernsAll: true },
  4: { kind: 'temporary', concernsAll: true },
  80007: { kind: 'temporary', concernsAll: true, retryAfterSeconds: 60 },
  130429: { kind: 'temporary', concernsAll: true },
  // Too many people have blocked or reported the number.
  131048: { kind: 'temporary', concernsAll: true, retryAfterSeconds: 600 },
  // Too many messages to this one recipient.
  131056: { kind: 'temporary' },
  131000: { kind: 'temporary' },
  131016: { kind: 'temporary', concernsAll: true },
  131057: { kind: 'temporary', concernsAll: true, retryAfterSeconds: 600 },
  133004: { kind: 'temporary', concernsAll: true },
  131050: { kind: 'opted-out' },
}

/** All codes about templates. */
const isAboutTemplate = (code: number) => code >= 132_000 && code < 133_000
/** Permissions that were not granted or were withdrawn. */
const isAboutPermission = (code: number) => code >= 200 && code < 300

function meaningOf(code: number): Meaning {
  const known = meanings[code]
  if (known) return known
  if (isAboutTemplate(code)) return { kind: 'template' }
  return isAboutPermission(code) ? { kind: 'account', concernsAll: true } : { kind: 'undeliverable' }
}

const describe = (code: number, text: string | undefined) =>
  `${code}: ${text ?? 'no description'}`.slice(0, 300)

/** The error of an answer that refuses a message. A gateway may have answered instead, so the body may have any form. */
export function errorFromAnswer(
  { status, retryAfter }: { status: number; retryAfter: string | undefined },
  body: unknown,
) {
  const parsed = graphError.safeParse(body)
  const asked = retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined
  if (!parsed.success) {
    if (status === 429)
      return new WhatsappError('temporary', 'status 429', { concernsAll: true, retryAfterSeconds: asked })
    if (status === 401 || status === 403)
      return new WhatsappError('account', `status ${status}`, { concernsAll: true })
    // A gateway's 5xx doesn't say whether the message had arrived behind it.
    return new WhatsappError(status >= 500 ? 'unknown' : 'undeliverable', `status ${status}`)
  }
  const { code, message, error_data } = parsed.data.error
  const { kind, concernsAll = false, retryAfterSeconds } = meaningOf(code)
  return new WhatsappError(
    kind === 'undeliverable' && status >= 500 ? 'unknown' : kind,
    describe(code, error_data?.details ?? message),
    { concernsAll, retryAfterSeconds: asked ?? retryAfterSeconds },
  )
}

/** The error that a status webhook reports. */
export const errorOfStatus = (error: z.infer<typeof statusError> | undefined) =>
  error
    ? new WhatsappError(
        meaningOf(error.code).kind,
        describe(error.code, error.error_data?.details ?? error.title),
      )
    : new WhatsappError('undeliverable', 'no reason')

/** These fail before anything is sent. */
const beforeSending = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** The error for a call without a complete answer. */
export function connectionError(cause: unknown) {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (beforeSending.includes(code))
    return new WhatsappError('temporary', `no connection (${code})`, { concernsAll: true, cause })
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  return new WhatsappError('unknown', isLate ? 'no response in time' : 'the connection failed', { cause })
}
