import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Keys, registerApi } from './api/api.ts'
import type { Commands } from './commands.ts'
import { registerControl } from './control/control.ts'
import { badRequest, Refusal } from './rules/refusal.ts'
import type { World } from './rules/world.ts'
import { registerCheckout } from './window/checkout.ts'

type Parts = {
  world: World
  keys: Keys
  commands: Commands
  onStart(): void
  onStop(): Promise<void>
}

/**
 * Registers the emulator's routes in any Fastify app, under any prefix, independent of the app's own parsers and hooks.
 */
export async function mountEmulator(app: FastifyInstance, { world, keys, commands, onStart, onStop }: Parts) {
  const closing = Promise.withResolvers<void>()
  addBodyParsers(app)
  hideFromApiDocs(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw badRequest('The requested URL was not found on the server.')
  })
  app.register(async (scope) => registerApi(scope, world, keys, closing.promise))
  app.register(async (scope) => registerCheckout(scope, world, keys))
  app.register(async (scope) => registerControl(scope, commands))
  app.addHook('onReady', async () => onStart())
  app.addHook('preClose', async () => closing.resolve())
  app.addHook('onClose', onStop)
}

/** Replaces the app's body parsers in the emulator's scope: JSON and forms. */
function addBodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const asText = { parseAs: 'string', bodyLimit: 100_000 } as const
  app.addContentTypeParser('application/json', asText, async (_: FastifyRequest, body: string) => {
    if (body === '') return undefined
    try {
      return JSON.parse(body)
    } catch {
      throw badRequest('The request body is not valid JSON.')
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    asText,
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

/** The provider's endpoints must not appear in the shop's API documentation. */
function hideFromApiDocs(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
}

/** Sends a refusal with the provider's body. */
function answerError(error: unknown, _: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : asRefusal(error)
  return reply.code(refusal.status).send(refusal.body)
}

/** An unexpected error in the form of the provider's refusals. */
function asRefusal(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const description = error instanceof Error ? error.message : 'The server encountered an error.'
  return new Refusal(status, { code: status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR', description })
}
