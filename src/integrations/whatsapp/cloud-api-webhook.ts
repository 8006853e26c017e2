import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseSafeJson } from '#values/texts/safe-text.ts'
import { errorOfStatus, statusError } from './cloud-api-error.ts'
import type { WhatsappChannel, WhatsappEvent } from './whatsapp-channel.ts'

/** The schema of a list, without the entries that can't be read: one odd entry must not hide the others. */
const readable = <T extends z.ZodType>(entry: T) =>
  z
    .array(z.unknown())
    .max(1000)
    .catch([])
    .transform((list) =>
      list.flatMap((each) => {
        const parsed = entry.safeParse(each)
        return parsed.success ? [parsed.data] : []
      }),
    )

/** Seconds since 1970, as text. */
const moment = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform((seconds) => new Date(Number(seconds) * 1000))

const status = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: moment,
  biz_opaque_callback_data: z.string().max(512).optional().catch(undefined),
  errors: readable(statusError).optional(),
})

const reply = z.object({
  from: z.string().regex(/^\d{8,15}$/),
  timestamp: moment,
  text: z.object({ body: z.string() }).optional().catch(undefined),
  /** A tapped button of a template. */
  button: z.object({ text: z.string() }).optional().catch(undefined),
})

const change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: readable(status).optional(),
    messages: readable(reply).optional(),
  }),
})

const webhook = z.object({
  entry: readable(z.object({ changes: readable(change) })),
})

/** Reads the events about this number. Meta's app may have others, whose events are left out. */
export function readWebhookEvents(
  { appSecret, phoneNumberId }: { appSecret: string; phoneNumberId: string },
  { headers, body }: Parameters<WhatsappChannel['readWebhook']>[0],
): WhatsappEvent[] | undefined {
  const signature = headers['x-hub-signature-256']
  if (typeof signature !== 'string' || !isSameText(signature, signatureOf(body, appSecret))) return undefined
  const parsed = webhook.safeParse(parseJson(body))
  if (!parsed.success) return []
  return parsed.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ value }) => value.metadata.phone_number_id === phoneNumberId)
    .flatMap(({ value: { statuses = [], messages = [] } }) => [
      ...statuses.map(toStatusEvent),
      ...messages.map(toReplyEvent),
    ])
}

const signatureOf = (body: Buffer, appSecret: string) =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

/** Compares two texts in a time that doesn't depend on where they differ. */
export function isSameText(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const toStatusEvent = (given: z.infer<typeof status>): WhatsappEvent => ({
  type: 'status',
  messageId: given.id,
  reference: given.biz_opaque_callback_data,
  status: given.status,
  at: given.timestamp,
  error: given.status === 'failed' ? errorOfStatus(given.errors?.[0]) : undefined,
})

const toReplyEvent = ({ from, timestamp, text, button }: z.infer<typeof reply>): WhatsappEvent => ({
  type: 'reply',
  from,
  text: text?.body ?? button?.text ?? '',
  at: timestamp,
})

/** The parsed JSON, with texts that can be stored; undefined if it is invalid. */
function parseJson(body: Buffer): unknown {
  try {
    return parseSafeJson(body.toString('utf8'))
  } catch {
    return undefined
  }
}
