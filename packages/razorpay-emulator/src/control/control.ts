import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Commands } from '../commands.ts'
import { faultInput } from '../rules/faults.ts'
import { parseInput } from '../rules/parse-input.ts'
import { unknownId } from '../rules/refusal.ts'
import { controlPage } from './control-page.ts'
import { readControlState } from './control-state.ts'

type WithId = { Params: { id: string } }

const seconds = z.coerce.number().min(0).max(604_800).optional()
/** Form fields are text, so any non-empty text means `force`. */
const payInput = z.object({ after_seconds: seconds, force: z.coerce.boolean().default(false) })
/** Without an amount, everything that is not refunded yet. */
const refundInput = z.object({ amount: z.coerce.number().int().optional() })
const settleInput = z.object({ status: z.enum(['processed', 'failed']) })
const stateInput = z.object({ count: z.coerce.number().int().min(1).max(500).default(50) })

/**
 * Registers the emulator's controls: a page at `/control`, and endpoints that take JSON or the page's forms. A form is
 * answered with the page, a program with JSON.
 */
export function registerControl(app: FastifyInstance, emulator: Commands) {
  const style = readFileSync(new URL('./control.css', import.meta.url), 'utf8')
  app.addHook('preValidation', async (request) => {
    request.body = withoutBlanks(request.body)
  })
  const command = <T>(path: string, run: (id: string, body: unknown) => T) =>
    app.post<WithId>(`/control/${path}`, async (request, reply) => {
      const result = await run(request.params.id, request.body)
      return wantsPage(request) ? reply.redirect(`${app.prefix}/control`, 303) : (result ?? {})
    })

  app.get('/control', async (_, reply) => showPage(reply, controlPage(readControlState(emulator, 25))))
  app.get('/control/control.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/control/state', async ({ query }) =>
    readControlState(emulator, parseInput(stateInput, query).count),
  )

  command('faults', (_, body) => emulator.faults.add(parseInput(faultInput, body)))
  command('faults/clear', () => emulator.faults.clear())
  command('faults/:id/remove', (id) => emulator.faults.remove(id))
  command('orders/:id/pay', (id, body) => {
    const { after_seconds, force } = parseInput(payInput, body)
    return after_seconds ? emulator.payLater(id, after_seconds) : emulator.pay(id, { force })
  })
  command('orders/:id/fail', (id) => emulator.fail(id))
  command('payments/:id/authorize', (id) => emulator.authorizeLate(id))
  command('payments/:id/capture', (id) => emulator.capture(id))
  command('payments/:id/refund', (id, body) => emulator.refund(id, parseInput(refundInput, body).amount))
  command('refunds/:id/settle', (id, body) => emulator.settleRefund(id, parseInput(settleInput, body).status))
  command('webhooks/flush', () => emulator.webhooks.flush())
  command('webhooks/idle', () => emulator.idle())
  command('webhooks/:id/resend', (id) => {
    const sent = emulator.webhooks.resend(id)
    if (!sent) throw unknownId()
    return sent
  })
}

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false
const showPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page)

/** The body without empty form fields, which count as absent. */
function withoutBlanks(body: unknown) {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
}
