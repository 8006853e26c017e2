import { z } from 'zod'
import { parseSafeJson } from '#values/texts/safe-text.ts'
import { type SendRequest, sendRequest } from '../http-request.ts'
import { connectionError, errorFromAnswer } from './cloud-api-error.ts'
import { isSameText, readWebhookEvents } from './cloud-api-webhook.ts'
import { type WhatsappChannel, WhatsappError, type WhatsappMessage } from './whatsapp-channel.ts'

export type CloudApiOptions = {
  token: string
  phoneNumberId: string
  appSecret: string
  verifyToken: string
  /** Meta's server, or the emulator's address. */
  apiUrl: string
  emulated: boolean
  /** Replaces the network in tests. */
  exchange?: SendRequest
  /** The timeout of a call. Shorter than a lease, so that no other process takes the message over in between. */
  timeoutSeconds?: number
}

/** Meta supports each version for two years. */
const version = 'v23.0'

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) })

/**
 * Meta's WhatsApp Cloud API. A call is made once: the API has no idempotency key, so after a lost answer nobody knows
 * whether the message was accepted.
 */
export const createCloudApi = (options: CloudApiOptions): WhatsappChannel => ({
  emulated: options.emulated,
  check: async () => void (await call(options, { method: 'GET', path: '?fields=id' })),
  send: (message) => sendTemplate(options, message),
  readWebhook: (delivery) => readWebhookEvents(options, delivery),
  isVerifyToken: (token) => isSameText(token, options.verifyToken),
})

type Call = { method: 'GET' | 'POST'; path: string; body?: object }

/** One call about the shop's number. @throws WhatsappError when it was refused or not answered */
async function call(
  { token, phoneNumberId, apiUrl, exchange = sendRequest, timeoutSeconds = 8 }: CloudApiOptions,
  { method, path, body }: Call,
): Promise<unknown> {
  const response = await exchange(`${apiUrl}/${version}/${phoneNumberId}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    timeoutSeconds,
  }).catch((cause: unknown) => {
    throw connectionError(cause)
  })
  const answer = parseJson(response.text)
  if (response.status < 200 || response.status > 299) throw errorFromAnswer(response, answer)
  return answer
}

async function sendTemplate(options: CloudApiOptions, message: WhatsappMessage) {
  const body = await call(options, { method: 'POST', path: '/messages', body: templateCallOf(message) })
  const parsed = accepted.safeParse(body)
  const [first] = parsed.data?.messages ?? []
  if (!first) throw new WhatsappError('unknown', 'WhatsApp answered without a message id')
  return { messageId: first.id }
}

const textParameter = (text: string) => ({ type: 'text', text })

/** The body of the call. */
const templateCallOf = ({ to, template, language, parameters, linkSuffix, reference }: WhatsappMessage) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    components: [
      { type: 'body', parameters: parameters.map(textParameter) },
      { type: 'button', sub_type: 'url', index: '0', parameters: [textParameter(linkSuffix)] },
    ],
  },
  biz_opaque_callback_data: reference,
})

/** The parsed JSON, with texts that can be stored; undefined if it is invalid. */
function parseJson(text: string): unknown {
  try {
    return parseSafeJson(text)
  } catch {
    return undefined
  }
}
