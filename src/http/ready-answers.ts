import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { KeptUse } from './kept-use.ts'
import type { Nowhere } from './nowhere.ts'
import { rememberedHome } from './remembered-language.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Has this answer, which was just sent, given to whoever asks in the same words while it is fresh. It must be the
     * same for everyone: of all that a request says, only what `questionOf` reads may have decided it. A 404 is
     * kept once for all addresses in whose place `nowhere` names the same one, and otherwise not at all.
     */
    remember: (bytes: Buffer, isFresh: () => boolean) => void
  }
}

/** Headers in a row, name and value in turn, as Node takes them with the least work. */
type Ready = { status: number; headers: string[]; bytes: Buffer; isFresh: () => boolean }

/** They hold what the caches hold, or did before the last change: this bounds the rest. */
const mostAnswers = 1_000
const mostBytes = 16 * 1024 * 1024
const longestQuestion = 1_000

type Options = {
  nowhere: Nowhere
  /** Is told how often what is kept was enough. */
  kept: KeptUse
  /** Aborted when each answer is to end its connection, which the routing sees to. */
  leaving: AbortSignal | undefined
}

/**
 * One place in front of the routing for what is kept in memory: Fastify's hooks and routing come to the same bytes at
 * twice the cost of a bare server. Whatever is not plainly the same question goes on to the routing, as does everything
 * once the shop closes.
 */
export const readyAnswers = plugin(async (app: FastifyInstance, { nowhere, kept, leaving }: Options) => {
  const ready = new LRUCache<string, Ready>({
    max: mostAnswers,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + longestQuestion,
  })
  kept.readyBytes = () => ready.calculatedSize

  const find = (question: string | undefined) => {
    const found = question && ready.get(question)
    if (!found || found.isFresh()) return found
    ready.delete(question)
    return undefined
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request
    if (leaving?.aborted) return false
    if (rememberedHome(url, request.headers)) return false
    const found = find(questionOf(request, url)) ?? find(questionOf(request, nowhere(request, url)))
    if (!found) return false
    kept.readyAnswers += 1
    response.writeHead(found.status, found.headers)
    response.end(found.bytes)
    return true
  }

  app.decorateReply('remember', function (this: FastifyReply, bytes: Buffer, isFresh: () => boolean) {
    const { request, statusCode: status } = this
    const { raw, originalUrl } = request
    const isMissing = status === 404
    const question = questionOf(raw, isMissing ? nowhere(raw, originalUrl) : originalUrl)
    if (question && (status === 200 || isMissing) && !this.hasHeader('set-cookie'))
      ready.set(question, { status, headers: inARow(this), bytes, isFresh })
  })

  putBeforeRouting(app, answer)
})

/** The listener is changed and not the server: that one keeps the time limits that Fastify gave it. */
function putBeforeRouting(
  app: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const routing = app.server.listeners('request') as RequestListener[]
  const first: RequestListener = (request, response) => {
    if (!answer(request, response)) for (const next of routing) next(request, response)
  }
  app.server.removeAllListeners('request').on('request', first)
  // While it closes, Fastify ends each connection with its answer.
  app.addHook('preClose', async () => {
    app.server.removeListener('request', first)
    for (const next of routing) app.server.on('request', next)
  })
}

/**
 * What was asked, or nothing when more than this may decide the answer: another method, a condition, a body. A request
 * without `Accept` is none of a browser's, and is not to be taken for one with an empty one.
 */
function questionOf({ method, headers }: IncomingMessage, asked: string | undefined) {
  const { accept } = headers
  if (
    asked === undefined ||
    method !== 'GET' ||
    accept === undefined ||
    headers['if-none-match'] !== undefined
  )
    return undefined
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
  const question = `${asked}\n${accept}\n${headers['accept-encoding'] ?? ''}\n${headers['sec-fetch-dest'] ?? ''}`
  return question.length > longestQuestion ? undefined : question
}

const inARow = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
