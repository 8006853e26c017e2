import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type EmulatedShipment, indianTime, Refusal, type ScanName } from './emulated-shipment.ts'
import type { Store } from './store.ts'

const login = z.object({ email: z.string(), password: z.string() })

const newOrder = z.object({
  order_id: z.string().min(1).max(50),
  order_date: z.string(),
  pickup_location: z.string().min(1),
  billing_customer_name: z.string().min(1),
  billing_address: z.string().min(3),
  billing_city: z.string().min(1),
  billing_pincode: z.string().regex(/^\d{6}$/),
  billing_state: z.string().min(1),
  billing_country: z.string().min(1),
  billing_phone: z.string().regex(/^\d{10}$/),
  order_items: z
    .array(
      z.object({
        name: z.string().min(1),
        sku: z.string().min(1),
        units: z.number(),
        selling_price: z.number(),
      }),
    )
    .min(1),
  payment_method: z.enum(['Prepaid', 'COD']),
  sub_total: z.number(),
  length: z.number().min(0.5),
  breadth: z.number().min(0.5),
  height: z.number().min(0.5),
  weight: z.number().positive(),
})

const services = [
  { id: 10, name: 'Delhivery Surface', perHalfKilo: 38, days: '4' },
  { id: 33, name: 'Xpressbees Surface', perHalfKilo: 35, days: '5' },
  { id: 55, name: 'Blue Dart', perHalfKilo: 72, days: '2' },
]
const priceOf = (service: (typeof services)[number], grams: number, isCash: boolean) =>
  service.perHalfKilo * Math.max(1, Math.ceil(grams / 500)) + (isCash ? 28.5 : 0)

const statuses: Record<ScanName, [id: number, label: string]> = {
  booked: [1, 'AWB ASSIGNED'],
  'picked up': [42, 'PICKED UP'],
  'in transit': [18, 'IN TRANSIT'],
  'out for delivery': [17, 'OUT FOR DELIVERY'],
  delivered: [7, 'DELIVERED'],
  returning: [9, 'RTO INITIATED'],
  returned: [10, 'RTO DELIVERED'],
  lost: [12, 'LOST'],
  cancelled: [8, 'CANCELED'],
}

export type ShiprocketKeys = { email: string; password: string }

/** The webhook about the last scan of a shipment. */
export function shiprocketWebhook({ awb, id, reference, scan, at, service }: EmulatedShipment) {
  const [status, label] = statuses[scan]
  const [day = '', time = ''] = indianTime(at).split(' ')
  return {
    awb,
    courier_name: service,
    current_status: label,
    current_status_id: status,
    shipment_status: label,
    shipment_status_id: status,
    current_timestamp: `${day.split('-').reverse().join(' ')} ${time}`,
    order_id: reference,
    sr_order_id: id,
    etd: '',
    scans: [],
    is_return: 0,
  }
}

/** The routes of the Shiprocket dialect. */
export const shiprocketDialect =
  (store: Store, keys: ShiprocketKeys) =>
  async (app: FastifyInstance): Promise<void> => {
    const refuse = (status: number, message: string) => new Refusal(status, { message, status_code: status })
    const check = ({ headers }: FastifyRequest) => {
      if (headers.authorization !== `Bearer ${store.tokenOf(keys.email)}`)
        throw refuse(401, 'Token has expired')
    }

    app.post('/v1/external/auth/login', (request, reply) =>
      store.answer(request, reply, () => {
        const given = login.safeParse(request.body)
        if (given.data?.email !== keys.email || given.data.password !== keys.password)
          throw refuse(403, 'Invalid email and password combination')
        return { id: 1, email: keys.email, token: store.newToken(keys.email) }
      }),
    )

    app.get<{ Querystring: Record<string, string> }>(
      '/v1/external/courier/serviceability/',
      (request, reply) =>
        store.answer(request, reply, () => {
          check(request)
          const { delivery_postcode = '', weight = '0', cod } = request.query
          if (delivery_postcode === store.unservedPin)
            throw refuse(404, 'No courier serviceable for the given postcode')
          return {
            status: 200,
            data: {
              available_courier_companies: services.map((service) => ({
                courier_company_id: service.id,
                courier_name: service.name,
                rate: priceOf(service, Number(weight) * 1000, cod === '1'),
                estimated_delivery_days: service.days,
                cod: 1,
              })),
            },
          }
        }),
    )

    app.post('/v1/external/orders/create/adhoc', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const parsed = newOrder.safeParse(request.body)
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          throw refuse(422, `The ${issue?.path.join('.')} field is invalid: ${issue?.message}`)
        }
        const { order_id, billing_pincode, weight, payment_method, sub_total } = parsed.data
        const shipment = store.add({
          dialect: 'shiprocket',
          reference: order_id,
          service: '',
          pin: billing_pincode,
          weightGrams: Math.round(weight * 1000),
          cash: payment_method === 'COD' ? sub_total : 0,
        })
        return { order_id: shipment.id, shipment_id: shipment.id + 500, status: 'NEW', status_code: 1 }
      }),
    )

    app.post<{ Body: { shipment_id: number | string; courier_id: number | string } }>(
      '/v1/external/courier/assign/awb',
      (request, reply) =>
        store.answer(request, reply, () => {
          check(request)
          const shipment = store.byId('shiprocket', Number(request.body.shipment_id) - 500)
          const service = services.find(({ id }) => id === Number(request.body.courier_id))
          if (!shipment || !service) throw refuse(400, 'Unknown shipment or courier')
          if (!shipment.awb) store.assign(shipment, service.name)
          return {
            awb_assign_status: 1,
            response: {
              data: {
                courier_company_id: service.id,
                awb_code: shipment.awb,
                courier_name: service.name,
                order_id: shipment.id,
                shipment_id: shipment.id + 500,
              },
            },
          }
        }),
    )

    app.post('/v1/external/courier/generate/pickup', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        return { pickup_status: 1, response: { data: 'Pickup is confirmed' } }
      }),
    )

    app.get<{ Querystring: { search?: string } }>('/v1/external/orders', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        return {
          data: store
            .list('shiprocket')
            .filter(({ reference }) => reference.includes(request.query.search ?? ''))
            .map((found) => ({
              id: found.id,
              channel_order_id: found.reference,
              status: found.scan === 'cancelled' ? 'CANCELED' : 'NEW',
              shipments: [{ id: found.id + 500, awb: found.awb, courier: found.service }],
            })),
        }
      }),
    )

    app.post<{ Body: { shipment_id: number[] } }>('/v1/external/courier/generate/label', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const shipment = store.byId('shiprocket', Number(request.body.shipment_id[0]) - 500)
        if (!shipment) throw refuse(400, 'Unknown shipment')
        return { label_created: 1, label_url: store.labelUrl(shipment), not_created: [] }
      }),
    )

    app.post<{ Body: { ids: number[] } }>('/v1/external/orders/cancel', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const shipment = store.byId('shiprocket', Number(request.body.ids[0]))
        if (!shipment) throw refuse(404, 'Order not found')
        if (!['booked', 'cancelled'].includes(shipment.scan))
          throw refuse(400, 'Cannot cancel an order that was picked up')
        store.move(shipment, 'cancelled')
        return { status_code: 200, message: 'Order cancelled successfully.' }
      }),
    )

    app.get<{ Params: { awb: string } }>('/v1/external/courier/track/awb/:awb', (request, reply) =>
      store.answer(request, reply, () => {
        check(request)
        const shipment = store.byAwb(request.params.awb)
        if (!shipment) return { tracking_data: { track_status: 0, error: 'No activities found' } }
        const [status, label] = statuses[shipment.scan]
        const activity = { date: indianTime(shipment.at), 'sr-status': String(status), activity: label }
        return {
          tracking_data: {
            track_status: 1,
            shipment_status: status,
            shipment_track: [{ awb_code: shipment.awb, current_status: label }],
            shipment_track_activities: [activity],
          },
        }
      }),
    )
  }
