import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type EmulatedShipment, indianTime, Refusal, type ScanName } from './emulated-shipment.ts'
import type { Store } from './store.ts'

const creation = z.object({
  pickup_location: z.object({ name: z.string().min(1) }),
  shipments: z
    .array(
      z.object({
        name: z.string().min(1),
        add: z.string().min(3),
        pin: z.string().regex(/^\d{6}$/),
        phone: z.string().regex(/^\d{10}$/),
        order: z.string().min(1).max(50),
        payment_mode: z.enum(['Prepaid', 'COD']),
        cod_amount: z.number().optional(),
        total_amount: z.number(),
        weight: z.number().positive(),
        shipping_mode: z.enum(['Surface', 'Express']),
      }),
    )
    .length(1),
})

const statuses: Record<ScanName, [type: string, status: string]> = {
  booked: ['UD', 'Manifested'],
  'picked up': ['UD', 'In Transit'],
  'in transit': ['UD', 'In Transit'],
  'out for delivery': ['UD', 'Dispatched'],
  delivered: ['DL', 'Delivered'],
  returning: ['RT', 'In Transit'],
  returned: ['DL', 'RTO'],
  lost: ['LT', 'Lost'],
  cancelled: ['CN', 'Cancelled'],
}

const statusOf = ({ scan, at }: EmulatedShipment) => {
  const [StatusType, Status] = statuses[scan]
  return { Status, StatusType, StatusDateTime: indianTime(at).replace(' ', 'T'), Instructions: scan }
}

/** The webhook about the last scan of a shipment. */
export const delhiveryWebhook = (shipment: EmulatedShipment) => ({
  Shipment: {
    AWB: shipment.awb,
    ReferenceNo: shipment.reference,
    Status: statusOf(shipment),
    NSLCode: 'X-UCI',
  },
})

const modes = { S: { perHalfKilo: 41, days: 4 }, E: { perHalfKilo: 66, days: 2 } }

/** The routes of the Delhivery dialect. */
export const delhiveryDialect =
  (store: Store, keys: { token: string }) =>
  async (app: FastifyInstance): Promise<void> => {
    const check = ({ headers }: FastifyRequest) => {
      if (headers.authorization !== `Token ${keys.token}`)
        throw new Refusal(401, { detail: 'Authentication credentials were not provided.' })
    }
    const modeOf = (name: string | undefined) => modes[name === 'E' ? 'E' : 'S']

    app.get<{ Querystring: Record<string, string> }>('/c/api/pin-codes/json/', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const { filter_codes: pin = '' } = request.query
        if (pin === store.unservedPin) return { delivery_codes: [] }
        return {
          delivery_codes: [{ postal_code: { pin: Number(pin), pre_paid: 'Y', cod: 'Y', pickup: 'Y' } }],
        }
      }),
    )

    app.get<{ Querystring: Record<string, string> }>(
      '/api/kinko/v1/invoice/charges/.json',
      (request, reply) =>
        store.answer(request, reply, () => {
          check(request)
          const { md, cgm = '0', pt } = request.query
          const steps = Math.max(1, Math.ceil(Number(cgm) / 500))
          const total_amount = modeOf(md).perHalfKilo * steps + (pt === 'COD' ? 30 : 0)
          return [{ total_amount, charged_weight: Number(cgm), status: 'Delivered' }]
        }),
    )

    app.get<{ Querystring: Record<string, string> }>('/api/dc/expected_tat', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        return { success: true, data: { tat: modeOf(request.query.mot).days } }
      }),
    )

    app.post('/api/cmu/create.json', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const { data = '{}' } = request.body as { data?: string }
        const parsed = creation.safeParse(JSON.parse(data))
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          return { success: false, packages: [], rmk: `${issue?.path.join('.')}: ${issue?.message}` }
        }
        const [wanted] = parsed.data.shipments
        if (!wanted) return { success: false, packages: [], rmk: 'no shipment' }
        if (store.list('delhivery').some(({ reference }) => reference === wanted.order))
          return { success: false, packages: [{ status: 'Fail', remarks: ['Duplicate order id'] }] }
        if (wanted.pin === store.unservedPin)
          return { success: false, packages: [{ status: 'Fail', remarks: ['Pin code is not serviceable'] }] }
        const shipment = store.add({
          dialect: 'delhivery',
          reference: wanted.order,
          service: `Delhivery ${wanted.shipping_mode}`,
          pin: wanted.pin,
          weightGrams: wanted.weight,
          cash: wanted.payment_mode === 'COD' ? (wanted.cod_amount ?? 0) : 0,
        })
        store.assign(shipment, shipment.service)
        return {
          success: true,
          package_count: 1,
          packages: [{ status: 'Success', waybill: shipment.awb, refnum: shipment.reference, remarks: [''] }],
        }
      }),
    )

    app.get<{ Querystring: Record<string, string> }>('/api/v1/packages/json/', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const { waybill, ref_ids } = request.query
        const shipment = store
          .list('delhivery')
          .find(({ awb, reference }) => (waybill ? awb === waybill : reference === ref_ids))
        if (!shipment) return { Error: 'No such waybill or Order Id found', Success: false }
        return {
          ShipmentData: [
            { Shipment: { AWB: shipment.awb, ReferenceNo: shipment.reference, Status: statusOf(shipment) } },
          ],
        }
      }),
    )

    app.get<{ Querystring: Record<string, string> }>('/api/p/packing_slip', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const shipment = store.byAwb(request.query.wbns ?? '')
        const packages = shipment ? [{ wbn: shipment.awb, pdf_download_link: store.labelUrl(shipment) }] : []
        return { packages, packages_found: packages.length }
      }),
    )

    app.post<{ Body: { waybill?: string } }>('/api/p/edit', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const shipment = store.byAwb(request.body.waybill ?? '')
        if (!shipment || !['booked', 'cancelled'].includes(shipment.scan))
          return { status: false, remark: 'Cancellation not allowed in the current state' }
        store.move(shipment, 'cancelled')
        return { status: true, waybill: shipment.awb, remark: 'Shipment has been cancelled.' }
      }),
    )
  }
