import { createHmac, randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { controlPage } from './control-page.ts'
import type { EmulatedMessage, MessageStatus as Status } from './emulated-message.ts'
import {
  type FaultName,
  faultNames,
  Refusal,
  refusalOf,
  type TemplateCall,
  templateCall,
} from './protocol.ts'

export type PostWebhook = (webhook: { body: string; headers: Record<string, string> }) => Promise<unknown>

export type WhatsappEmulatorOptions = {
  token: string
  phoneNumberId: string
  appSecret: string
  /** Delivers webhooks to the shop. */
  postWebhook: PostWebhook
  now?: () => Date
  /** Reports each accepted message as sent, delivered and read by itself, as in a demo. */
  deliversByItself?: boolean
}

/** Messages are kept for the page and for tests, in memory. */
const maxKept = 200

export type WhatsappEmulator = ReturnType<typeof createWhatsappEmulator>

/**
 * Creates a service that speaks the part of the WhatsApp Cloud API that a shop uses, and sends nothing to anybody. Nothing
 * runs until its plugin is registered in an app.
 */
export function createWhatsappEmulator({
  token,
  phoneNumberId,
  appSecret,
  postWebhook,
  now = () => new Date(),
  deliversByItself = false,
}: WhatsappEmulatorOptions) {
  const messages: EmulatedMessage[] = []
  const faults: FaultName[] = []
  let calls = 0

  const seconds = () => String(Math.floor(now().getTime() / 1000))

  /** Posts a change of the `messages` field, signed like Meta's. */
  async function post(value: object, { times = 1 } = {}) {
    const metadata = { display_phone_number: '911234567890', phone_number_id: phoneNumberId }
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
        },
      ],
    })
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': sign(body, appSecret) }
    for (let time = 0; time < times; time++) await postWebhook({ body, headers })
  }

  function accept(call: TemplateCall): EmulatedMessage {
    const message: EmulatedMessage = {
      id: `wamid.${randomBytes(12).toString('base64url')}`,
      call,
      status: 'accepted',
      at: now(),
    }
    messages.push(message)
    messages.splice(0, Math.max(0, messages.length - maxKept))
    return message
  }

  const emulator = {
    messages,
    /** How many calls were made, refused ones included. */
    callCount: () => calls,
    /** Makes the next calls fail, one each. */
    fail: (...names: FaultName[]) => void faults.push(...names),
    clearFaults: () => void faults.splice(0),

    /** Reports a status of a message. `times`: delivers the webhook repeatedly, as Meta does now and then. */
    async report(
      message: EmulatedMessage,
      status: Exclude<Status, 'accepted'>,
      { times = 1, code = 131_026 }: { times?: number; code?: number } = {},
    ) {
      message.status = status
      const { to, biz_opaque_callback_data } = message.call
      const errors =
        status === 'failed'
          ? { errors: [{ code, title: 'Message undeliverable', error_data: { details: 'It failed.' } }] }
          : {}
      await post(
        {
          statuses: [
            {
              id: message.id,
              status,
              timestamp: seconds(),
              recipient_id: to,
              biz_opaque_callback_data,
              ...errors,
            },
          ],
        },
        { times },
      )
    },

    /** The person with this number (digits, with the country's code) writes to the shop. */
    reply: (from: string, text: string, { times = 1, at = seconds() } = {}) =>
      post(
        {
          contacts: [{ profile: { name: 'Customer' }, wa_id: from }],
          messages: [
            {
              from,
              id: `wamid.${randomBytes(12).toString('base64url')}`,
              timestamp: at,
              type: 'text',
              text: { body: text },
            },
          ],
        },
        { times },
      ),
  }

  /** Answers a call to send a message, after the faults that were ordered. */
  async function send(request: FastifyRequest, reply: FastifyReply) {
    calls += 1
    const fault = faults.shift()
    if (fault && fault !== 'lost answer' && fault !== 'no answer') throw refusalOf(fault)
    if (request.headers.authorization !== `Bearer ${token}`) throw refusalOf('expired token')
    const parsed = templateCall.safeParse(request.body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new Refusal(400, 100, `Invalid parameter ${issue?.path.join('.')}: ${issue?.message}`)
    }
    const message = accept(parsed.data)
    if (fault === 'lost answer') return reply.code(502).type('text/html').send('<h1>Bad Gateway</h1>')
    if (fault === 'no answer') await new Promise((resolve) => request.raw.once('close', resolve))
    if (deliversByItself) void deliver(message)
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: message.call.to, wa_id: message.call.to }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    }
  }

  /** As on a phone that is switched on. */
  async function deliver(message: EmulatedMessage) {
    for (const status of ['sent', 'delivered'] as const)
      await emulator.report(message, status).catch(() => undefined)
  }

  /** Can be registered in any Fastify app, under any prefix. */
  async function plugin(app: FastifyInstance) {
    app.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: 100_000 } as const
    app.addContentTypeParser('application/json', asText, async (_: FastifyRequest, body: string) =>
      JSON.parse(body),
    )
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      asText,
      async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    app.setErrorHandler((error, _, reply) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 131_000, 'Something went wrong')
      if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
      return reply.code(refusal.status).send(refusal.body)
    })
    app.post<{ Params: { version: string; number: string } }>(
      '/:version/:number/messages',
      (request, reply) => {
        if (request.params.number !== phoneNumberId)
          throw new Refusal(400, 100, 'Unsupported post request. Object does not exist')
        return send(request, reply)
      },
    )

    // Whether the keys work.
    app.get<{ Params: { version: string; number: string } }>('/:version/:number', ({ params, headers }) => {
      if (headers.authorization !== `Bearer ${token}`) throw refusalOf('expired token')
      if (params.number !== phoneNumberId)
        throw new Refusal(400, 100, 'Unsupported get request. Object does not exist')
      return { id: phoneNumberId }
    })

    app.get('/control', (_, reply) =>
      reply.type('text/html; charset=utf-8').send(controlPage(app.prefix, messages, faults)),
    )
    const command = (path: string, run: (body: Record<string, string>) => unknown) =>
      app.post(`/control/${path}`, async ({ body }, reply) => {
        await run((body ?? {}) as Record<string, string>)
        return reply.redirect(`${app.prefix}/control`, 303)
      })
    const find = (id: string | undefined) => {
      const found = messages.find((message) => message.id === id)
      if (!found) throw new Refusal(404, 100, 'There is no such message')
      return found
    }
    command('read', ({ id }) => emulator.report(find(id), 'read'))
    command('fail', ({ id }) => emulator.report(find(id), 'failed'))
    command('stop', ({ id }) => emulator.reply(find(id).call.to, 'STOP'))
    command('faults', ({ fault }) => {
      const known = faultNames.find((name) => name === fault)
      if (known) emulator.fail(known)
    })
  }

  return { ...emulator, plugin }
}

/** Meta's signature of a webhook. */
export const sign = (body: string, appSecret: string) =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

/** The emulator as a separate app that does not listen yet. */
export function whatsappEmulatorApp(emulator: Pick<WhatsappEmulator, 'plugin'>) {
  const app = Fastify({ forceCloseConnections: true })
  app.register(emulator.plugin)
  return app
}
