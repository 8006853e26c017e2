import { type CourierConnection, parseJson } from '../call-courier.ts'
import {
  type BookedShipment,
  CourierError,
  type CourierProvider,
  type CourierWebhook,
  type NewShipment,
  type RateRequest,
  type TrackingUpdate,
} from '../courier-provider.ts'
import { fetchPdf } from '../fetch-pdf.ts'
import { parseIndianTime } from '../indian-time.ts'
import { hasToken } from '../webhook-token.ts'
import * as schemas from './shiprocket-schemas.ts'
import { createSession } from './shiprocket-session.ts'
import { shiprocketState } from './shiprocket-states.ts'

export type ShiprocketOptions = CourierConnection & {
  email: string
  password: string
  /** The name of the pick-up address at Shiprocket. */
  pickup: string
  webhookToken: string
  emulated: boolean
  now?: () => number
}

type Call = ReturnType<typeof createSession>

/** Shiprocket's API, version 1: one account for many couriers. */
export function createShiprocket(options: ShiprocketOptions): CourierProvider {
  const call = createSession(options)
  return {
    name: 'shiprocket',
    emulated: options.emulated,
    check: async () => {
      await call({ method: 'GET', path: '/v1/external/orders?per_page=1&search=0' }, schemas.anyAnswer)
    },
    listRates: (parcel) => listRates(call, parcel),
    book: async (shipment, { searchFirst }) => {
      const found = searchFirst ? await findOrder(call, shipment.reference) : undefined
      if (found?.trackingNumber) return { ...found, trackingNumber: found.trackingNumber }
      const order = found ?? (await createOrder(call, options, shipment))
      return assignNumber(call, order, shipment.service)
    },
    findByReference: async (reference) => {
      const found = await findOrder(call, reference)
      return found && { ...found, trackingNumber: found.trackingNumber ?? '' }
    },
    fetchLabel: async ({ providerShipment }) => {
      const path = '/v1/external/courier/generate/label'
      const body = { shipment_id: [Number(providerShipment)] }
      const { label_url } = await call({ method: 'POST', path, body }, schemas.labelAnswer)
      return fetchPdf(options, label_url)
    },
    cancel: ({ providerOrder }) => cancelOrder(call, providerOrder),
    track: (trackingNumber) => track(call, trackingNumber),
    readWebhook: (webhook) => (hasToken(webhook, options.webhookToken) ? readWebhook(webhook) : undefined),
  }
}

const inRupees = (paise: number) => paise / 100
const inKilos = (grams: number) => grams / 1000

async function listRates(
  call: Call,
  { fromPin, toPin, weight_g, box, cash_paise, value_paise }: RateRequest,
) {
  const query = new URLSearchParams({
    pickup_postcode: fromPin,
    delivery_postcode: toPin,
    weight: String(inKilos(weight_g)),
    cod: cash_paise > 0 ? '1' : '0',
    length: String(box.length_cm),
    breadth: String(box.width_cm),
    height: String(box.height_cm),
    declared_value: String(inRupees(value_paise)),
  })
  const path = `/v1/external/courier/serviceability/?${query}`
  const answer = await call({ method: 'GET', path }, schemas.ratesAnswer).catch((error: unknown) => {
    // Nobody delivers there: an answer of its own kind.
    if (error instanceof CourierError && error.kind === 'refused') return undefined
    throw error
  })
  return (answer?.data.available_courier_companies ?? []).map((courier) => ({
    service: courier.courier_company_id,
    name: courier.courier_name,
    price_paise: Math.round(courier.rate * 100),
    days: courier.estimated_delivery_days ?? null,
  }))
}

type FoundOrder = Omit<BookedShipment, 'trackingNumber'> & { trackingNumber: string | undefined }

/** The order with the shop's reference that wasn't cancelled; it may not have a tracking number yet. */
async function findOrder(call: Call, reference: string): Promise<FoundOrder | undefined> {
  const path = `/v1/external/orders?search=${encodeURIComponent(reference)}`
  const { data } = await call({ method: 'GET', path }, schemas.foundOrders).catch((error: unknown) => {
    // A refused search says nothing about the order.
    if (error instanceof CourierError && error.kind === 'refused')
      throw new CourierError('odd', error.message, { cause: error })
    throw error
  })
  const order = data.find(
    ({ channel_order_id, status }) => channel_order_id === reference && !/^cancel/i.test(status),
  )
  const [shipment] = order?.shipments ?? []
  if (!order || !shipment) return undefined
  return {
    providerOrder: order.id,
    providerShipment: shipment.id,
    trackingNumber: shipment.awb || undefined,
    carrier: shipment.courier ?? '',
  }
}

async function createOrder(call: Call, { pickup }: ShiprocketOptions, shipment: NewShipment) {
  const { to, box, items, cash_paise, value_paise } = shipment
  const body = {
    order_id: shipment.reference,
    order_date: shipment.orderedAt.toISOString().slice(0, 10),
    pickup_location: pickup,
    comment: `Order ${shipment.orderNumber}`,
    billing_customer_name: to.name,
    billing_last_name: '',
    billing_address: to.lines,
    billing_city: to.city,
    billing_pincode: shipment.toPin,
    billing_state: to.state,
    billing_country: 'India',
    billing_email: to.email,
    billing_phone: to.phone,
    shipping_is_billing: true,
    order_items: items.map(({ name, sku, quantity, price_paise }) => ({
      name,
      sku,
      units: quantity,
      selling_price: inRupees(price_paise),
    })),
    payment_method: cash_paise > 0 ? 'COD' : 'Prepaid',
    sub_total: inRupees(cash_paise > 0 ? cash_paise : value_paise),
    length: box.length_cm,
    breadth: box.width_cm,
    height: box.height_cm,
    weight: inKilos(shipment.weight_g),
  }
  const path = '/v1/external/orders/create/adhoc'
  const answer = await call({ method: 'POST', path, body }, schemas.orderAnswer)
  return { providerOrder: answer.order_id, providerShipment: answer.shipment_id }
}

type NewOrder = Pick<BookedShipment, 'providerOrder' | 'providerShipment'>

/** Books the courier for an order and asks it to come. If it refuses, the order is cancelled there. */
async function assignNumber(call: Call, order: NewOrder, service: string): Promise<BookedShipment> {
  const shipment_id = Number(order.providerShipment)
  const path = '/v1/external/courier/assign/awb'
  const body = { shipment_id, courier_id: Number(service) }
  try {
    const answer = await call({ method: 'POST', path, body }, schemas.awbAnswer)
    const { awb_code, courier_name, awb_assign_error } = answer.response?.data ?? {}
    if (!awb_code)
      throw new CourierError('refused', awb_assign_error ?? answer.message ?? 'no tracking number')
    // The parcel can also be collected without this, on the courier's next round.
    await call(
      { method: 'POST', path: '/v1/external/courier/generate/pickup', body: { shipment_id: [shipment_id] } },
      schemas.anyAnswer,
    ).catch(() => undefined)
    return {
      providerOrder: order.providerOrder,
      providerShipment: order.providerShipment,
      trackingNumber: awb_code,
      carrier: courier_name ?? '',
    }
  } catch (error) {
    if (error instanceof CourierError && error.kind === 'refused')
      await cancelOrder(call, order.providerOrder).catch(() => undefined)
    throw error
  }
}

async function cancelOrder(call: Call, providerOrder: string) {
  const body = { ids: [Number(providerOrder)] }
  await call({ method: 'POST', path: '/v1/external/orders/cancel', body }, schemas.anyAnswer)
}

async function track(call: Call, trackingNumber: string): Promise<TrackingUpdate | undefined> {
  const path = `/v1/external/courier/track/awb/${encodeURIComponent(trackingNumber)}`
  const { tracking_data } = await call({ method: 'GET', path }, schemas.trackingAnswer)
  const state = shiprocketState(tracking_data.shipment_status)
  const at = parseIndianTime(tracking_data.shipment_track_activities?.[0]?.date ?? '')
  return state && { trackingNumber, state, at: at ?? new Date() }
}

function readWebhook({ body }: CourierWebhook): TrackingUpdate[] {
  const parsed = schemas.webhookBody.safeParse(parseJson(body.toString('utf8')))
  if (!parsed.success) return []
  const { awb, shipment_status_id, current_status_id, current_timestamp = '' } = parsed.data
  const state = shiprocketState(shipment_status_id) ?? shiprocketState(current_status_id)
  return state ? [{ trackingNumber: awb, state, at: parseIndianTime(current_timestamp) ?? new Date() }] : []
}
