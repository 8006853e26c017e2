import type { Language } from '#words/language.ts'

/** A message from an approved template. */
export type WhatsappMessage = {
  /** The recipient in E.164 without the plus, such as `919876543210`. */
  to: string
  /** The template's name, as approved by Meta. */
  template: string
  language: Language
  /** The values of `{{1}}`, `{{2}}` …, in this order. */
  parameters: readonly string[]
  /** What follows the fixed beginning of the template's link. */
  linkSuffix: string
  /** Returned with each status of the message: settles a message whose answer was lost. */
  reference: string
}

/**
 * Why a message was not accepted.
 * - `unknown`: no complete answer; it may have been accepted, and must not be sent again
 * - `temporary`: refused for now, nothing was sent
 * - `account`: token, permission or account: only the merchant can help, nothing was sent
 * - `template`: the template is missing, paused or different, nothing was sent
 * - `opted-out`: the recipient doesn't want messages from this business
 * - `undeliverable`: this number can't get it
 */
export type WhatsappErrorKind =
  | 'unknown'
  | 'temporary'
  | 'account'
  | 'template'
  | 'opted-out'
  | 'undeliverable'

/** A failed attempt. Its message contains no token and no number. */
export class WhatsappError extends Error {
  override name = 'WhatsappError'
  readonly kind: WhatsappErrorKind
  readonly retryAfterSeconds: number | undefined
  /** Other messages would fail too, so sending should pause. */
  readonly concernsAll: boolean
  constructor(
    kind: WhatsappErrorKind,
    message: string,
    more: { retryAfterSeconds?: number | undefined; concernsAll?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.kind = kind
    this.retryAfterSeconds = more.retryAfterSeconds
    this.concernsAll = more.concernsAll ?? false
  }
}

/** The later statuses of a message that was accepted. */
type WhatsappStatus = 'sent' | 'delivered' | 'read' | 'failed'

/** What WhatsApp reports to the shop. */
export type WhatsappEvent =
  | {
      type: 'status'
      messageId: string
      reference: string | undefined
      status: WhatsappStatus
      at: Date
      /** Why it failed. */
      error: WhatsappError | undefined
    }
  /** Somebody wrote to the shop's number. */
  | { type: 'reply'; from: string; text: string; at: Date }

/** The connection to WhatsApp. Undefined in `Parts` until the shop has its settings. */
export type WhatsappChannel = {
  /** Messages go to a bundled emulator, so nobody gets them. */
  emulated: boolean
  /** Asks for the number with the keys, without sending anything. @throws WhatsappError if they do not work */
  check: () => Promise<void>
  /** @throws WhatsappError */
  send: (message: WhatsappMessage) => Promise<{ messageId: string }>
  /** The events of a webhook; undefined if its signature is wrong. */
  readWebhook: (delivery: {
    headers: Record<string, string | string[] | undefined>
    body: Buffer
  }) => WhatsappEvent[] | undefined
  /** Whether this is the text that the merchant entered to set up webhooks. */
  isVerifyToken: (token: string) => boolean
}
