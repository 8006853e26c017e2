import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { controlPage } from './control-page.ts'
import { delhiveryDialect, delhiveryWebhook } from './delhivery-dialect.ts'
import {
  type EmulatedShipment,
  type FaultName,
  faultNames,
  Refusal,
  type ScanName,
  scanNames,
} from './emulated-shipment.ts'
import { labelPdf } from './label-pdf.ts'
import { type ShiprocketKeys, shiprocketDialect, shiprocketWebhook } from './shiprocket-dialect.ts'
import { createStore } from './store.ts'

type PostWebhook = (webhook: { body: string; headers: Record<string, string> }) => Promise<unknown>

type CourierEmulatorOptions = {
  shiprocket: ShiprocketKeys
  delhivery: { token: string }
  /** The token that the shop expects of a courier's webhooks. */
  webhookToken: (courier: EmulatedShipment['dialect']) => string
  /** Delivers webhooks to the shop. */
  postWebhook: PostWebhook
  /** Where the emulator is reached, for the links to labels. */
  url: string
  now?: () => Date
}

export type CourierEmulator = ReturnType<typeof createCourierEmulator>

/**
 * Creates a service that speaks the parts of two couriers' APIs that a shop uses, and collects nothing. Nothing runs until
 * its plugin is registered in an app.
 */
export function createCourierEmulator({
  shiprocket,
  delhivery,
  webhookToken,
  postWebhook,
  url,
  now = () => new Date(),
}: CourierEmulatorOptions) {
  const store = createStore({ now, url })

  /** Posts any body as a webhook of a courier. */
  const post = (
    courier: EmulatedShipment['dialect'],
    body: object,
    { times = 1, token = webhookToken(courier) }: { times?: number; token?: string } = {},
  ) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': token }
    const webhook = { body: JSON.stringify(body), headers }
    return Promise.all(Array.from({ length: times }, () => postWebhook(webhook)))
  }

  const emulator = {
    shipments: store.shipments,
    unservedPin: store.unservedPin,
    /** How many calls were made, refused ones included. */
    callCount: store.callCount,
    /** Makes the next calls fail, one each. */
    fail: (...names: FaultName[]) => void store.faults.push(...names),
    clearFaults: () => void store.faults.splice(0),
    expireTokens: store.expireTokens,
    post,
    /** Scans a shipment. Without `posts`, the webhook gets lost; with `times`, it arrives repeatedly. */
    async scan(
      shipment: EmulatedShipment,
      scan: ScanName,
      { posts = true, times = 1 }: { posts?: boolean; times?: number } = {},
    ) {
      store.move(shipment, scan)
      const body =
        shipment.dialect === 'shiprocket' ? shiprocketWebhook(shipment) : delhiveryWebhook(shipment)
      if (posts) await post(shipment.dialect, body, { times })
    },
  }

  /** Can be registered in any Fastify app, under any prefix. */
  async function plugin(app: FastifyInstance) {
    app.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: 100_000 } as const
    app.addContentTypeParser('application/json', asText, async (_: FastifyRequest, body: string) =>
      JSON.parse(body || '{}'),
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
      const refusal = error instanceof Refusal ? error : new Refusal(500, { message: 'Something went wrong' })
      return reply.code(refusal.status).send(refusal.body)
    })
    await app.register(shiprocketDialect(store, shiprocket), { prefix: '/shiprocket' })
    await app.register(delhiveryDialect(store, delhivery), { prefix: '/delhivery' })

    app.get<{ Params: { name: string } }>('/labels/:name', ({ params: { name } }, reply) => {
      const shipment = store.byAwb(name.replace(/\.pdf$/, ''))
      if (!shipment) throw new Refusal(404, { message: 'Not found' })
      return reply.type('application/pdf').send(labelPdf(`${shipment.service} ${shipment.awb}`))
    })

    app.get('/control', (_, reply) =>
      reply.type('text/html; charset=utf-8').send(controlPage(app.prefix, store.shipments, store.faults)),
    )
    const command = (path: string, run: (body: Record<string, string>) => unknown) =>
      app.post(`/control/${path}`, async ({ body }, reply) => {
        await run((body ?? {}) as Record<string, string>)
        return reply.redirect(`${app.prefix}/control`, 303)
      })
    command('scan', ({ awb = '', scan }) => {
      const shipment = store.byAwb(awb)
      const known = scanNames.find((name) => name === scan)
      if (!shipment || !known) throw new Refusal(404, { message: 'There is no such shipment' })
      return emulator.scan(shipment, known)
    })
    command('faults', ({ fault }) => {
      const known = faultNames.find((name) => name === fault)
      if (known) emulator.fail(known)
    })
  }

  return { ...emulator, plugin }
}

/** The emulator as a separate app that does not listen yet. */
export function courierEmulatorApp(emulator: Pick<CourierEmulator, 'plugin'>) {
  const app = Fastify({ forceCloseConnections: true })
  app.register(emulator.plugin)
  return app
}
