import { courierEmulatorApp, createCourierEmulator } from '@pasumai/courier-emulator'
import { expect, onTestFinished } from 'vitest'
import type { Booking, OrderCourier, Rate, Rates } from '#fulfilment/couriers/contract.ts'
import { askCouriers, processScans } from '#fulfilment/couriers/server/ask-couriers.ts'
import { createDelhivery } from '#integrations/couriers/delhivery/delhivery-provider.ts'
import { createShiprocket } from '#integrations/couriers/shiprocket/shiprocket-provider.ts'
import type { Parts } from '#parts.ts'
import { createInMemoryExchange } from './in-memory-provider.ts'
import { createShopWithPayments, type ShopWithPayments, signInShopper } from './payment.ts'
import { addProduct, signInAs } from './shop.ts'

export const courierAccounts = {
  shiprocket: { email: 'api@shop.example', password: 'a-password-of-a-test' },
  delhivery: { token: 'a-delhivery-token-of-a-test' },
}
export const webhookTokens = {
  shiprocket: 'a-shiprocket-webhook-token',
  delhivery: 'a-delhivery-webhook-token',
}

/** An emulator of both couriers in the same process. Its webhooks go to `couriers.shop`. */
export function createTestCouriers({ timeoutSeconds = 60 } = {}) {
  const couriers: { shop?: Pick<ShopWithPayments, 'app' | 'clock'> } = {}
  const emulator = createCourierEmulator({
    ...courierAccounts,
    url: 'http://courier.test',
    now: () => couriers.shop?.clock.now() ?? new Date(),
    webhookToken: (name) => webhookTokens[name],
    postWebhook: ({ body, headers }) =>
      couriers.shop?.app.inject({ method: 'POST', url: '/api/parcels/updates', payload: body, headers }) ??
      Promise.resolve(),
  })
  const app = courierEmulatorApp(emulator)
  onTestFinished(() => app.close())
  const connection = {
    exchange: createInMemoryExchange(app),
    emulated: true,
    pickup: 'Primary',
    timeoutSeconds,
  }
  const shiprocket = createShiprocket({
    ...connection,
    ...courierAccounts.shiprocket,
    apiUrl: 'http://courier.test/shiprocket',
    webhookToken: webhookTokens.shiprocket,
  })
  const delhivery = createDelhivery({
    ...connection,
    ...courierAccounts.delhivery,
    apiUrl: 'http://courier.test/delhivery',
    webhookToken: webhookTokens.delhivery,
  })
  return Object.assign(couriers, { emulator, shiprocket, delhivery })
}

type Options = Parameters<typeof createShopWithPayments>[0]

/** A shop with both couriers connected, its merchant, and a shopper with an address. */
export async function shopWithCouriers(options: Options = {}) {
  const couriers = createTestCouriers()
  const hooks: NonNullable<Parts['hooks']> = {}
  const shop = await createShopWithPayments({
    webhooks: false,
    hooks,
    couriers: () => [couriers.shiprocket, couriers.delhivery],
    ...options,
  })
  couriers.shop = shop
  const admin = await signInAs(shop, 'admin')
  await shop.db
    .insertInto('parcel_settings')
    .values({
      pickup_pin: '641001',
      packing_g: 100,
      length_cm: 25,
      width_cm: 20,
      height_cm: 10,
      version: 1,
      changed_at: shop.clock.now(),
      changed_by: null,
    })
    .execute()
  const shopper = await signInShopper(shop)
  const muesli = await addProduct(shop.db, { stock: 50 })
  return { shop, admin, shopper, muesli, emulator: couriers.emulator, couriers, hooks }
}

type Admin = Awaited<ReturnType<typeof signInAs>>
type Items = { order_item_id: number; quantity: number }[]

export const parcel = { weight_g: 900, length_cm: 25, width_cm: 20, height_cm: 10 }

/** Asks for the prices of a parcel of an order. */
export async function fetchRates(admin: Admin, orderId: number, items?: Items): Promise<Rates> {
  const answer = await admin.post(`/api/orders/${orderId}/courier/rates`, { items, parcel })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Books a parcel with a rate, or with the cheapest one of a courier. @returns the response */
export async function bookParcel(
  admin: Admin,
  orderId: number,
  {
    rate,
    provider = 'shiprocket',
    items,
    form_key = crypto.randomUUID(),
  }: { rate?: Rate; provider?: Rate['provider']; items?: Items; form_key?: string } = {},
) {
  const chosen =
    rate ?? (await fetchRates(admin, orderId, items)).rates.find((each) => each.provider === provider)
  const { service, charge } = chosen ?? { service: 'none', charge: 0 }
  return admin.post(`/api/orders/${orderId}/courier/bookings`, {
    form_key,
    items,
    parcel,
    provider: chosen?.provider ?? provider,
    service,
    charge,
  })
}

/** Books a parcel, which must succeed. */
export async function bookSurely(...given: Parameters<typeof bookParcel>): Promise<Booking> {
  const answer = await bookParcel(...given)
  expect(answer.statusCode, answer.body).toBe(200)
  const { booking } = answer.json<OrderCourier & { booking: Booking }>()
  expect(booking).toMatchObject({ state: 'booked', problem: null })
  return booking
}

/** The newest booking of an order. */
export const bookingOf = async (admin: Admin, orderId: number): Promise<Booking | undefined> =>
  (await admin.get(`/api/orders/${orderId}/courier`)).json<OrderCourier>().bookings[0]

/** Runs the background tasks once: stored scans, then what is due at the couriers. */
export const runCourierJobs = async (shop: ShopWithPayments) => {
  await shop.refreshStoreSettings()
  await processScans(shop)
  await askCouriers(shop)
}
