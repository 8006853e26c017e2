import { expect, test } from 'vitest'
import { courierAccounts, createTestCouriers, webhookTokens } from '#test/shop/couriers.ts'
import type { CourierProviderName } from '#values/couriers/courier-values.ts'
import { CourierError, type NewShipment } from './courier-provider.ts'
import { fetchPdf } from './fetch-pdf.ts'
import { parseIndianTime } from './indian-time.ts'
import { createShiprocket } from './shiprocket/shiprocket-provider.ts'

const request = {
  fromPin: '641001',
  toPin: '641012',
  weight_g: 900,
  box: { length_cm: 25, width_cm: 20, height_cm: 10 },
  cash_paise: 0,
  value_paise: 64_000,
}
const shipment = (service: string, more: Partial<NewShipment> = {}): NewShipment => ({
  ...request,
  reference: '7-0a1b2c3d4e5f',
  service,
  orderNumber: 7,
  orderedAt: new Date('2026-06-15T06:00:00Z'),
  to: {
    name: 'Anitha Raj',
    phone: '9843011223',
    email: 'anitha@example.com',
    lines: '12, Nehru Street',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
  },
  items: [{ name: 'Millet Muesli 400 g', sku: 'MM400', quantity: 2, price_paise: 32_000 }],
  ...more,
})
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof CourierError ? error.kind : String(error)),
  )
const names: CourierProviderName[] = ['shiprocket', 'delhivery']
const services = { shiprocket: '33', delhivery: 'Surface' }

// Requirement D-558: Shiprocket and Delhivery are behind one port: prices, booking, label, cancelling, tracking and webhooks
//   (decision X65).
test.each(names)('%s gives prices, books, prints, tracks and cancels a parcel', async (name) => {
  const { [name]: courier, emulator } = createTestCouriers()
  await courier.check()
  const rates = await courier.listRates(request)
  expect(rates.length).toBeGreaterThan(1)
  for (const rate of rates) expect(rate.price_paise).toBeGreaterThan(3000)
  expect(rates.every(({ days }) => days !== null)).toBe(true)
  const booked = await courier.book(shipment(services[name]), { searchFirst: false })
  expect(booked.trackingNumber).toMatch(/^\d{12}$/)
  expect(await courier.findByReference('7-0a1b2c3d4e5f')).toMatchObject({
    trackingNumber: booked.trackingNumber,
  })
  expect(await courier.findByReference('7-ffffffffffff')).toBeUndefined()
  expect((await courier.fetchLabel(booked)).subarray(0, 5).toString()).toBe('%PDF-')
  const [made] = emulator.shipments
  if (!made) throw new Error('nothing was booked')
  expect(made).toMatchObject({ weightGrams: 900, cash: 0, pin: '641012' })
  await courier.cancel(booked)
  await courier.cancel(booked)
  expect(made.scan).toBe('cancelled')
  expect(await courier.track(booked.trackingNumber)).toMatchObject({ state: 'called_off' })
  expect(await courier.track('999999999999')).toBeUndefined()
})

test.each(names)('%s collects the cash of a cash order', async (name) => {
  const { [name]: courier, emulator } = createTestCouriers()
  const [paid] = await courier.listRates(request)
  const cash = { cash_paise: 68_950 }
  const [inCash] = await courier.listRates({ ...request, ...cash })
  expect(inCash?.price_paise).toBeGreaterThan(paid?.price_paise ?? 0)
  await courier.book(shipment(services[name], cash), { searchFirst: false })
  expect(emulator.shipments).toMatchObject([{ cash: 689.5 }])
})

// Requirement D-560
test.each(names)('%s: a booking whose answer was lost is found by its reference', async (name) => {
  const { [name]: courier, emulator } = createTestCouriers()
  await courier.check()
  emulator.fail('lost answer')
  expect(await kindOf(courier.book(shipment(services[name]), { searchFirst: false }))).toBe('unknown')
  const booked = await courier.book(shipment(services[name]), { searchFirst: true })
  expect(booked.trackingNumber).toMatch(/^\d{12}$/)
  expect(emulator.shipments).toHaveLength(1)
})

test.each(names)('%s: errors are told apart', async (name) => {
  const { [name]: courier, emulator } = createTestCouriers({ timeoutSeconds: 0.2 })
  await courier.check()
  const book = () => kindOf(courier.book(shipment(services[name]), { searchFirst: false }))
  emulator.fail('refuse')
  expect(await book()).toBe('refused')
  emulator.fail('busy')
  expect(await book()).toBe('unknown')
  emulator.fail('unreadable')
  expect(await book()).toBe('odd')
  emulator.fail('no answer')
  expect(await kindOf(courier.listRates(request))).toBe('unknown')
  emulator.clearFaults()
  emulator.fail('wrong credentials', 'wrong credentials', 'wrong credentials')
  expect(await kindOf(courier.check())).toBe('account')
  emulator.clearFaults()
  expect(await courier.listRates({ ...request, toPin: emulator.unservedPin })).toEqual([])
})

test('Shiprocket’s token is asked for once, and again when it has expired', async () => {
  const { shiprocket, emulator } = createTestCouriers()
  await Promise.all([shiprocket.check(), shiprocket.check()])
  expect(emulator.callCount()).toBe(3)
  emulator.expireTokens()
  await shiprocket.check()
  expect(emulator.callCount()).toBe(6)
})

// Requirement D-562
test.each(names)('%s: a webhook is read only with the shop’s token', async (name) => {
  const { [name]: courier, emulator } = createTestCouriers()
  const received: { headers: Record<string, string>; body: string }[] = []
  const booked = await courier.book(shipment(services[name]), { searchFirst: false })
  const [made] = emulator.shipments
  if (!made) throw new Error('nothing was booked')
  made.scan = 'delivered'
  const status = { Status: 'Delivered', StatusType: 'DL', StatusDateTime: '2026-06-15T11:30:00.123' }
  const body =
    name === 'shiprocket'
      ? { awb: booked.trackingNumber, shipment_status_id: 7, current_timestamp: '15 06 2026 11:30:00' }
      : { Shipment: { AWB: booked.trackingNumber, Status: status } }
  received.push({ headers: { 'x-api-key': webhookTokens[name] }, body: JSON.stringify(body) })
  const [webhook] = received
  if (!webhook) throw new Error('no webhook')
  const read = (headers: Record<string, string>, text = webhook.body) =>
    courier.readWebhook({ headers, body: Buffer.from(text) })
  expect(read(webhook.headers)).toEqual([
    { trackingNumber: booked.trackingNumber, state: 'arrived', at: new Date('2026-06-15T06:00:00Z') },
  ])
  expect(read({ 'x-api-key': 'another-token-of-somebody' })).toBeUndefined()
  expect(read({})).toBeUndefined()
  for (const odd of ['', '[]', '{"Shipment":{}}', '{"awb":{}}', 'null', '\0'])
    expect(read(webhook.headers, odd)).toEqual([])
})

test('labels are only fetched from the courier or from public hosts over https', async () => {
  const fetched: string[] = []
  const connection = {
    apiUrl: 'https://courier.example/api',
    exchange: async (url: string) => {
      fetched.push(url)
      return { status: 200, retryAfter: undefined, text: '%PDF-1.4' }
    },
  }
  for (const link of ['https://labels.example/1.pdf', 'https://courier.example/1.pdf'])
    expect(await kindOf(fetchPdf(connection, link))).toBe('done')
  for (const link of [
    'http://labels.example/1.pdf',
    'https://127.0.0.1/1.pdf',
    'https://[::1]/1.pdf',
    'https://localhost/1.pdf',
    'https://db.internal/1.pdf',
    'file:///etc/passwd',
    'no link',
  ])
    expect(await kindOf(fetchPdf(connection, link)), link).toBe('odd')
  expect(fetched).toHaveLength(2)
})

test('a wrong password is told apart from a courier that is down', async () => {
  const down = createShiprocket({
    ...courierAccounts.shiprocket,
    apiUrl: 'http://127.0.0.1:9',
    pickup: 'Primary',
    webhookToken: webhookTokens.shiprocket,
    emulated: false,
  })
  expect(await kindOf(down.check())).toBe('silent')
})

test('couriers write Indian times in several forms', () => {
  const at = new Date('2026-06-15T06:00:00Z')
  for (const text of [
    '2026-06-15 11:30:00',
    '2026-06-15T11:30:00.752',
    '15 06 2026 11:30:00',
    '15-06-2026 11:30',
    '2026-06-15T06:00:00Z',
    '2026-06-15T11:30:00+05:30',
  ])
    expect(parseIndianTime(text), text).toEqual(at)
  for (const text of ['', 'yesterday', '2026-99-99 11:30:00']) expect(parseIndianTime(text)).toBeUndefined()
})
