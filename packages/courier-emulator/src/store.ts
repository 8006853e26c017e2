import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EmulatedShipment, type FaultName, Refusal, type ScanName } from './emulated-shipment.ts'

export type Store = ReturnType<typeof createStore>

type NewShipment = Pick<
  EmulatedShipment,
  'dialect' | 'reference' | 'service' | 'pin' | 'weightGrams' | 'cash'
>

/** A PIN code that no courier of the emulator delivers to. */
const unservedPin = '799999'
/** Shipments are kept in memory, for the page and for tests. */
const maxKept = 500

/** The shipments and faults of an emulator. */
export function createStore({ now, url }: { now: () => Date; url: string }) {
  const shipments: EmulatedShipment[] = []
  const faults: FaultName[] = []
  const tokens = new Map<string, string>()
  const state = { calls: 0, made: 0 }

  return {
    shipments,
    faults,
    unservedPin,
    callCount: () => state.calls,

    add(given: NewShipment) {
      state.made += 1
      const shipment: EmulatedShipment = {
        ...given,
        id: 1000 + state.made,
        awb: '',
        scan: 'booked',
        at: now(),
      }
      shipments.push(shipment)
      shipments.splice(0, Math.max(0, shipments.length - maxKept))
      return shipment
    },
    assign(shipment: EmulatedShipment, service: string) {
      shipment.awb = `${shipment.dialect === 'shiprocket' ? '1410' : '2991'}${String(shipment.id).padStart(8, '0')}`
      shipment.service = service
    },
    move(shipment: EmulatedShipment, scan: ScanName) {
      shipment.scan = scan
      shipment.at = now()
    },
    list: (dialect: EmulatedShipment['dialect']) => shipments.filter((each) => each.dialect === dialect),
    byId: (dialect: EmulatedShipment['dialect'], id: number) =>
      shipments.find((each) => each.dialect === dialect && each.id === id),
    byAwb: (awb: string) => shipments.find((each) => awb !== '' && each.awb === awb),
    labelUrl: ({ awb }: EmulatedShipment) => `${url}/labels/${awb}.pdf`,

    tokenOf: (email: string) => tokens.get(email),
    newToken(email: string) {
      const token = `token-${tokens.size + 1}-${state.calls}`
      tokens.set(email, token)
      return token
    },
    /** As after ten days. */
    expireTokens: () => tokens.clear(),

    /** Answers a call, after the fault that was ordered. */
    async answer(request: FastifyRequest, reply: FastifyReply, run: () => unknown) {
      state.calls += 1
      const fault = faults.shift()
      if (fault === 'refuse') throw new Refusal(400, { message: 'Oops! This was refused.', rmk: 'Refused' })
      if (fault === 'busy') throw new Refusal(503, { message: 'Service unavailable' })
      if (fault === 'wrong credentials') throw new Refusal(401, { message: 'Unauthorized' })
      if (fault === 'unreadable') return reply.type('text/html').send('<h1>Under maintenance</h1>')
      const answer = run()
      if (fault === 'lost answer') return reply.code(502).type('text/html').send('<h1>Bad Gateway</h1>')
      if (fault === 'no answer') await new Promise((resolve) => request.raw.once('close', resolve))
      return answer
    },
  }
}
