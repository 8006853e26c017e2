import { z } from 'zod'
import { newId } from './entities.ts'

/** Form values are text. */
const seconds = z.coerce.number().min(0).max(604_800)
const times = z.coerce.number().int().min(1).max(10_000).default(1)
const pattern = z.string().max(200).default('*')

/** A fault for the next webhooks of an event (`payment.*`, `*`). */
const webhookFault = z.object({
  on: z.literal('webhook'),
  event: pattern,
  effect: z.enum(['delay', 'duplicate', 'reorder', 'drop', 'mis-sign']),
  seconds: seconds.default(5),
  times,
})

// A fault for the next API calls such as `POST /v1/payments/*/refund`, before or after they take effect.
const callFault = z.object({
  on: z.literal('call'),
  call: pattern,
  effect: z.enum(['time-out', 'cut', 'fail', 'rate-limit']),
  when: z.enum(['before', 'after']).default('before'),
  status: z.coerce.number().int().min(400).max(599).default(502),
  times,
})

/** A fault in the next payments that the shopper completes. */
const paymentFault = z.object({
  on: z.literal('payment'),
  effect: z.enum([
    'fail',
    'authorise-late',
    'authorise-only',
    'twice',
    'wrong-amount',
    'wrong-currency',
    'wrong-order',
  ]),
  /** For `authorise-late`: seconds after the failure. Without it, only a command authorises the payment. */
  seconds: seconds.optional(),
  amount: z.coerce.number().int().min(1).optional(),
  currency: z.string().length(3).default('USD'),
  order_id: z.string().startsWith('order_').optional(),
  times,
})

/** The next refunds stay pending until a command, or for so many seconds, and then get the given status. */
const refundFault = z.object({
  on: z.literal('refund'),
  effect: z.enum(['stay-pending', 'process-later', 'fail-later']),
  seconds: seconds.default(5),
  times,
})

export const faultInput = z.discriminatedUnion('on', [webhookFault, callFault, paymentFault, refundFault])
type FaultInput = z.input<typeof faultInput>
export type Fault = z.output<typeof faultInput> & { id: string }
type FaultOn<O extends Fault['on']> = Extract<Fault, { on: O }>
export type Faults = ReturnType<typeof createFaults>

const maxFaults = 1000

/** Creates the queue of faults. Each entry is used `times` times, oldest first. */
export function createFaults() {
  let queue: Fault[] = []
  return {
    list: (): readonly Fault[] => queue,
    add(input: FaultInput): Fault {
      if (queue.length >= maxFaults) throw new RangeError(`more than ${maxFaults} faults`)
      const fault = { ...faultInput.parse(input), id: newId('fault') }
      queue.push(fault)
      return fault
    },
    remove(id: string) {
      queue = queue.filter((fault) => fault.id !== id)
    },
    clear() {
      queue = []
    },
    /** Uses the first matching entry once and returns it; undefined if there is none. */
    take<O extends Fault['on']>(on: O, matches: (fault: FaultOn<O>) => boolean = () => true) {
      const isOn = (fault: Fault): fault is FaultOn<O> => fault.on === on
      const found = queue.find((fault): fault is FaultOn<O> => isOn(fault) && matches(fault))
      if (!found) return undefined
      found.times -= 1
      if (found.times === 0) queue = queue.filter((fault) => fault !== found)
      return found
    },
  }
}

/** Whether a text matches a pattern, in which `*` stands for any text. */
export function matchesPattern(pattern: string, text: string) {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(text)
}
