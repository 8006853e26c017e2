import { CourierError } from '#integrations/couriers/courier-provider.ts'
import type { Parts } from '#parts.ts'
import type { CourierProviderName } from '#values/couriers/courier-values.ts'
import { toRupees } from '#values/money/money.ts'
import type { Parcel, Rates } from '../../contract.ts'
import { type BookingRefusal, prepareShipment, type ShipmentOrder } from './prepare-shipment.ts'

type Compared = { ok: true; rates: Rates } | { ok: false; reason: BookingRefusal }

/** Asks all connected couriers at once what a parcel costs; one that doesn't answer doesn't hide the others. */
export async function compareRates(
  parts: Pick<Parts, 'db' | 'store' | 'couriers' | 'log'>,
  order: ShipmentOrder,
  parcel: Parcel,
): Promise<Compared> {
  const couriers = parts.couriers()
  if (couriers.length === 0) return { ok: false, reason: 'NOT_CONNECTED' }
  const prepared = await prepareShipment(parts, order, parcel)
  if (!prepared.ok) return prepared
  const failed: CourierProviderName[] = []
  const answers = await Promise.all(
    couriers.map(async (courier) => {
      try {
        const rates = await courier.listRates(prepared.shipment.request)
        return rates.map((rate) => ({ provider: courier.name, ...rate }))
      } catch (error) {
        if (!(error instanceof CourierError)) throw error
        parts.log.warn({ courier: courier.name, kind: error.kind, reason: error.message }, 'no courier rates')
        failed.push(courier.name)
        return []
      }
    }),
  )
  const rates = answers
    .flat()
    .sort((a, b) => a.price_paise - b.price_paise || (a.days ?? 99) - (b.days ?? 99))
    .map(({ provider, service, name, price_paise, days }) => ({
      provider,
      service,
      name,
      charge: toRupees(price_paise),
      days,
    }))
  return { ok: true, rates: { rates, failed } }
}
