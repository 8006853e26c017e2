import type { z } from 'zod'
import { type CourierConnection, callCourier, parseJson } from '../call-courier.ts'
import {
  type BookedShipment,
  CourierError,
  type CourierProvider,
  type CourierRate,
  type CourierWebhook,
  type NewShipment,
  type RateRequest,
  type TrackingUpdate,
} from '../courier-provider.ts'
import { fetchPdf } from '../fetch-pdf.ts'
import { parseIndianTime } from '../indian-time.ts'
import { hasToken } from '../webhook-token.ts'
import * as schemas from './delhivery-schemas.ts'
import { delhiveryState } from './delhivery-states.ts'

export type DelhiveryOptions = CourierConnection & {
  token: string
  /** The name of the warehouse that is registered as pick-up location. */
  pickup: string
  webhookToken: string
  emulated: boolean
}

const modes = [
  { service: 'Surface', code: 'S' },
  { service: 'Express', code: 'E' },
] as const

/** Delhivery's B2C API. */
export const createDelhivery = (options: DelhiveryOptions): CourierProvider => ({
  name: 'delhivery',
  emulated: options.emulated,
  check: async () => {
    await get(options, '/c/api/pin-codes/json/', { filter_codes: '641001' }, schemas.pinCodes)
  },
  listRates: (parcel) => listRates(options, parcel),
  book: async (shipment, { searchFirst }) =>
    (searchFirst ? await findByReference(options, shipment.reference) : undefined) ??
    (await createShipment(options, shipment)),
  findByReference: (reference) => findByReference(options, reference),
  fetchLabel: async ({ trackingNumber }) => {
    const answer = await get(
      options,
      '/api/p/packing_slip',
      { wbns: trackingNumber, pdf: 'true' },
      schemas.packingSlip,
    )
    const link = answer.packages[0]?.pdf_download_link
    if (!link) throw new CourierError('refused', 'there is no label for this number yet')
    return fetchPdf(options, link)
  },
  cancel: async ({ trackingNumber }) => {
    const body = { waybill: trackingNumber, cancellation: 'true' }
    const { status, remark } = await post(options, '/api/p/edit', body, schemas.cancellation)
    if (String(status).toLowerCase() !== 'true') throw new CourierError('refused', remark ?? 'not cancelled')
  },
  track: async (trackingNumber) => {
    const found = await find(options, { waybill: trackingNumber })
    return found && toUpdate(found)
  },
  readWebhook: (webhook) => (hasToken(webhook, options.webhookToken) ? readWebhook(webhook) : undefined),
})

const headersOf = ({ token }: DelhiveryOptions) => ({ authorization: `Token ${token}` })

const get = <Schema extends z.ZodType>(
  options: DelhiveryOptions,
  path: string,
  query: Record<string, string>,
  schema: Schema,
) =>
  callCourier(
    options,
    { method: 'GET', path: `${path}?${new URLSearchParams(query)}`, headers: headersOf(options) },
    schema,
  )

const post = <Schema extends z.ZodType>(
  options: DelhiveryOptions,
  path: string,
  body: object | string,
  schema: Schema,
) => callCourier(options, { method: 'POST', path, headers: headersOf(options), body }, schema)

async function listRates(options: DelhiveryOptions, parcel: RateRequest): Promise<CourierRate[]> {
  const { delivery_codes } = await get(
    options,
    '/c/api/pin-codes/json/',
    { filter_codes: parcel.toPin },
    schemas.pinCodes,
  )
  const [place] = delivery_codes
  if (!place) return []
  if (parcel.cash_paise > 0 && place.postal_code.cod?.toUpperCase() === 'N') return []
  return Promise.all(modes.map((mode) => rateOf(options, parcel, mode)))
}

/** Delhivery charges by the larger of the weight and a fifth of the volume. */
const chargedGrams = ({ weight_g, box }: RateRequest) =>
  Math.max(weight_g, Math.ceil((box.length_cm * box.width_cm * box.height_cm) / 5))

async function rateOf(
  options: DelhiveryOptions,
  parcel: RateRequest,
  { service, code }: (typeof modes)[number],
): Promise<CourierRate> {
  const { fromPin, toPin, cash_paise } = parcel
  const [price, days] = await Promise.all([
    get(
      options,
      '/api/kinko/v1/invoice/charges/.json',
      {
        md: code,
        ss: 'Delivered',
        o_pin: fromPin,
        d_pin: toPin,
        cgm: String(chargedGrams(parcel)),
        pt: cash_paise > 0 ? 'COD' : 'Pre-paid',
      },
      schemas.charges,
    ),
    // Not every account has this call, and a price without days is still of use.
    get(
      options,
      '/api/dc/expected_tat',
      { origin_pin: fromPin, destination_pin: toPin, mot: code },
      schemas.arrival,
    ).catch(() => undefined),
  ])
  const [charge] = price
  if (!charge) throw new CourierError('odd', 'no price')
  return {
    service,
    name: `Delhivery ${service}`,
    price_paise: Math.round(charge.total_amount * 100),
    days: days?.data.tat ?? null,
  }
}

async function createShipment(options: DelhiveryOptions, shipment: NewShipment): Promise<BookedShipment> {
  const { to, box, items, cash_paise, value_paise } = shipment
  const data = {
    pickup_location: { name: options.pickup },
    shipments: [
      {
        name: to.name,
        add: to.lines,
        pin: shipment.toPin,
        city: to.city,
        state: to.state,
        country: 'India',
        phone: to.phone,
        order: shipment.reference,
        payment_mode: cash_paise > 0 ? 'COD' : 'Prepaid',
        cod_amount: cash_paise / 100,
        total_amount: value_paise / 100,
        products_desc: items
          .map(({ name, quantity }) => `${quantity} x ${name}`)
          .join(', ')
          .slice(0, 500),
        quantity: String(items.reduce((sum, { quantity }) => sum + quantity, 0)),
        order_date: shipment.orderedAt.toISOString(),
        weight: shipment.weight_g,
        shipment_length: box.length_cm,
        shipment_width: box.width_cm,
        shipment_height: box.height_cm,
        shipping_mode: shipment.service,
      },
    ],
  }
  const body = new URLSearchParams({ format: 'json', data: JSON.stringify(data) }).toString()
  const answer = await post(options, '/api/cmu/create.json', body, schemas.creation)
  const [made] = answer.packages
  if (!made?.waybill || made.status.toLowerCase() !== 'success') {
    const remarks = [made?.remarks ?? []].flat().filter(Boolean).join(', ')
    // An earlier call has booked it.
    const booked = /duplicate/i.test(remarks) ? await findByReference(options, shipment.reference) : undefined
    if (booked) return booked
    throw new CourierError('refused', remarks || answer.rmk || 'not booked')
  }
  return toBooked(made.waybill, shipment.service)
}

const toBooked = (trackingNumber: string, service = ''): BookedShipment => ({
  providerOrder: trackingNumber,
  providerShipment: trackingNumber,
  trackingNumber,
  carrier: `Delhivery ${service}`.trim(),
})

async function findByReference(options: DelhiveryOptions, reference: string) {
  const found = await find(options, { ref_ids: reference })
  const isIt = found?.ReferenceNo === reference && delhiveryState(found.Status) !== 'called_off'
  return found && isIt ? toBooked(found.AWB) : undefined
}

async function find(options: DelhiveryOptions, query: Record<string, string>) {
  const answer = await get(options, '/api/v1/packages/json/', query, schemas.tracking).catch(
    (error: unknown) => {
      // An unknown number may also be a 404.
      if (error instanceof CourierError && error.kind === 'refused') return undefined
      throw error
    },
  )
  return answer?.ShipmentData?.[0]?.Shipment
}

function toUpdate({ AWB, Status }: schemas.DelhiveryShipment): TrackingUpdate | undefined {
  const state = delhiveryState(Status)
  const at = parseIndianTime(Status.StatusDateTime ?? '') ?? new Date()
  return state && { trackingNumber: AWB, state, at }
}

function readWebhook({ body }: CourierWebhook): TrackingUpdate[] {
  const parsed = schemas.webhookBody.safeParse(parseJson(body.toString('utf8')))
  const update = parsed.data && toUpdate(parsed.data.Shipment)
  return update ? [update] : []
}
