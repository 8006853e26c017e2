import { z } from 'zod'

/** Meta refuses line breaks, tabs and runs of more than four spaces in a parameter. */
const parameter = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .max(1024)
    .refine((text) => !/[\n\r\t]| {5,}/.test(text)),
})

/** A call that sends a template message, as the Cloud API accepts it. */
export const templateCall = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.strictObject({ code: z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/) }),
    components: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('body'), parameters: z.array(parameter) }),
        z.strictObject({
          type: z.literal('button'),
          sub_type: z.literal('url'),
          index: z.string().regex(/^\d$/),
          parameters: z.array(parameter).length(1),
        }),
      ]),
    ),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
})
export type TemplateCall = z.infer<typeof templateCall>

/** A refusal in the form of the Graph API. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, code: number, message: string, retryAfterSeconds?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
  get body() {
    return {
      error: {
        message: `(#${this.code}) ${this.message}`,
        type: 'OAuthException',
        code: this.code,
        error_data: { messaging_product: 'whatsapp', details: this.message },
        fbtrace_id: 'AEmulatedTrace',
      },
    }
  }
}

/**
 * What goes wrong with the next calls. `lost answer`: the message is accepted, but a gateway answers with
 * an error of its own; `no answer`: it is accepted, but the connection hangs until the caller gives up.
 */
export const faultNames = [
  'lost answer',
  'no answer',
  'server error',
  'rate limit',
  'busy number',
  'expired token',
  'missing template',
  'wrong parameters',
  'opted out',
  'not on WhatsApp',
] as const
export type FaultName = (typeof faultNames)[number]

/** The refusals that do not depend on the call. */
export const refusalOf = (fault: Exclude<FaultName, 'lost answer' | 'no answer'>): Refusal => {
  const [status, code, message, retryAfter] = {
    'server error': [500, 131_000, 'Something went wrong'],
    'rate limit': [429, 130_429, 'Rate limit hit', 20],
    'busy number': [400, 131_056, 'Pair rate limit hit'],
    'expired token': [401, 190, 'Error validating access token: Session has expired'],
    'missing template': [404, 132_001, 'Template name does not exist in the translation'],
    'wrong parameters': [400, 132_000, 'Number of parameters does not match the expected number of params'],
    'opted out': [400, 131_050, 'User has stopped marketing messages from this business'],
    'not on WhatsApp': [400, 131_026, 'Message undeliverable'],
  }[fault] as [number, number, string, number?]
  return new Refusal(status, code, message, retryAfter)
}
