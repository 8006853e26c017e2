import { expect, test } from 'vitest'
import { addOrder, addressJson, createShopWithPeople } from '#test/shop/orders.ts'
import { asRendered, readPdf } from '#test/shop/pdf.ts'
import type { TestShop } from '#test/shop/shop.ts'
import { progressMarker, unprintableMarker } from '#values/pdf-markers.ts'

const address = (fields: { full_name?: string; address_line1?: string; city?: string } = {}) =>
  JSON.stringify({
    ...JSON.parse(addressJson({ full_name: 'Anitha Raj', phone: '9843011223' })),
    ...fields,
  })

const inTamil = { locale: 'ta', address: address({ full_name: 'அனிதா ராஜ்', city: 'கோயம்புத்தூர்' }) } as const

/** PDF readers insert spaces where the font changes. */
const closed = (text: string) => text.replaceAll(/\s/g, '')

const nameLines = (shop: TestShop, orderId: number, names: { ta?: string }) =>
  shop.db
    .updateTable('order_items')
    .set({ names: JSON.stringify(names) })
    .where('order_id', '=', orderId)
    .execute()

test('slips are one file, each in the language of its order, with what is in the parcel and where it goes', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const english = await addOrder(shop, anitha, { address: address() })
  const tamil = await addOrder(shop, kavin, inTamil)
  await nameLines(shop, tamil, { ta: 'கொண்டைக்கடலை' })
  const answer = await admin.get(`/api/packing/slips.pdf?orders=${tamil}.${english}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['cache-control']).toBe('no-store')
  const { pages, sizes } = await readPdf(answer.rawPayload)
  expect(sizes).toEqual([
    [210, 297],
    [210, 297],
  ])
  for (const said of [
    `#${tamil}`,
    'அனிதா ராஜ்',
    'கோயம்புத்தூர் 641012',
    'கொண்டைக்கடலை',
    'மொத்தம்: ₹640.00',
    'போன்: 9843011223',
  ])
    expect(closed(pages[0] ?? '')).toContain(closed(asRendered(said)))
  // The packer knows the product by its English name.
  expect(pages[0]).toContain('Millet Muesli')
  for (const said of [
    `#${english}`,
    'Deliver to',
    'COIMBATORE 641012',
    '400 g',
    'Total: ₹640.00',
    '15 June 2026',
    'Pasumai Pantry Foods',
  ])
    expect(pages[1]).toContain(said)
  expect(pages[1]?.match(/Millet Muesli/g)).toHaveLength(1)
  // The browser reads these markers while the PDF is still being streamed.
  expect(answer.rawPayload.toString('latin1').match(new RegExp(`/${progressMarker} \\d+`, 'g'))).toEqual([
    `/${progressMarker} 1`,
    `/${progressMarker} 2`,
  ])
  expect(answer.rawPayload.toString('latin1')).not.toContain('http')
})

test('a slip goes on on as many sheets as the order needs, and loses no line of it', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha, { address: address({ address_line1: 'Long Street '.repeat(16) }) })
  const lines = Array.from({ length: 30 }, (_, number) => ({
    order_id: id,
    name: `Sprouted ragi and horse gram porridge mix with roasted cashew pieces, number ${number} of many`,
    size: '400 g',
    quantity: 1,
    unit_price_paise: 100,
  }))
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ total_paise: 67_000 }).where('id', '=', id).execute()
    await trx.insertInto('order_items').values(lines).execute()
  })
  const { pages } = await readPdf((await admin.get(`/api/packing/slips.pdf?orders=${id}`)).rawPayload)
  expect(pages.length).toBeGreaterThan(1)
  const whole = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const number of lines.keys()) expect(whole).toContain(`number ${number} of many`)
  expect(pages.at(-1)).toContain('32 items in this parcel')
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`#${id} · ${index + 1}/${pages.length}`)
    expect(page).toContain('Quantity')
  }
})

test.each([
  [
    '2x4',
    7,
    [
      [210, 297],
      [210, 297],
    ],
  ],
  [
    '3x8',
    23,
    [
      [210, 297],
      [210, 297],
    ],
  ],
  [
    '100x150',
    1,
    [
      [100, 150],
      [100, 150],
      [100, 150],
    ],
  ],
])('labels go onto %s from label %i on', async (sheet, first, expected) => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const long = address({
    full_name: 'Venkatanarasimharajuvaripeta '.repeat(3),
    address_line1: 'Flat 4 '.repeat(28),
  })
  const ids = [
    await addOrder(shop, anitha, { address: address() }),
    await addOrder(shop, kavin, { address: long }),
    await addOrder(shop, kavin, inTamil),
  ]
  const path = `/api/packing/labels.pdf?orders=${ids.join('.')}&sheet=${sheet}&first=${first}`
  const { pages, sizes } = await readPdf((await admin.get(path)).rawPayload)
  expect(sizes).toEqual(expected)
  const text = pages.join(' ')
  for (const id of ids) expect(text).toContain(`#${id}`)
  for (const said of [
    'Anitha Raj',
    'COIMBATORE 641012',
    'Phone: 9843011223',
    asRendered('கோயம்புத்தூர் 641012'),
  ])
    expect(text).toContain(said)
  // However long a street is, PIN code and phone number must be printed.
  expect(text.match(/641012\s+Phone: 9843011223/g)).toHaveLength(3)
})

test('nothing is printed for an order that was cancelled or is none: the sentence says which', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const good = await addOrder(shop, anitha)
  const cancelled = await addOrder(shop, anitha, { status: 'cancelled' })
  for (const path of ['slips.pdf?', 'labels.pdf?sheet=3x8&']) {
    const refused = await admin.get(`/api/packing/${path}orders=${good}.${cancelled}.99999`)
    expect([refused.statusCode, refused.json().orders]).toEqual([409, [cancelled, 99_999]])
    expect(refused.json().message).toContain(`#${cancelled}, #99999`)
  }
})

test('an order without an address goes to the one that its customer has saved, and names the account’s phone', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const label = async () =>
    (await readPdf((await admin.get(`/api/packing/labels.pdf?orders=${id}&sheet=2x4`)).rawPayload)).pages[0]
  expect(await label()).toContain('Anitha Raj')
  const { phone: _, ...saved } = JSON.parse(address({ full_name: 'Anitha at home' }))
  await shop.db
    .insertInto('addresses')
    .values({ ...saved, user_id: anitha.user.id, updated_at: shop.clock.now() })
    .execute()
  expect(await label()).toContain('Anitha at home')
  expect(await label()).toContain('Phone: 9843011223')
  // Another saved address that is not the default must not be used.
  await shop.db
    .insertInto('addresses')
    .values({
      ...saved,
      full_name: 'Elsewhere',
      is_default: false,
      user_id: anitha.user.id,
      updated_at: new Date(),
    })
    .execute()
  expect(await label()).toContain('Anitha at home')
})

// Requirement D-246: Landmark and district are on packing slip, address label, email, file and page; names and
//   landmarks are exported and erased.
test('landmark and district are on packing slip and address label', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const where = { landmark: 'Opposite the mill', city: 'Annur', district: 'Coimbatore' }
  const to = JSON.stringify({ ...JSON.parse(address({})), ...where })
  const id = await addOrder(shop, anitha, { address: to })
  const sheet = async (path: string) =>
    (await readPdf((await admin.get(`/api/packing/${path}orders=${id}`)).rawPayload)).pages[0]
  expect(await sheet('labels.pdf?sheet=2x4&')).toContain('Opposite the mill')
  expect(await sheet('slips.pdf?')).toContain('Opposite the mill')
  expect(await sheet('slips.pdf?')).toContain('Coimbatore, Tamil Nadu, India')
})

test.each([
  ['Devanagari', 'प्रिया शर्मा'],
  ['Telugu', 'లక్ష్మీ ప్రసాద్'],
  ['Malayalam', 'അനിത രാജ്'],
  ['Kannada', 'ಲಕ್ಷ್ಮಿ ಗೌಡ'],
])('a name in %s is printed in its own letters', async (_script, full_name) => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha, { address: address({ full_name }) })
  for (const path of ['slips.pdf?', 'labels.pdf?sheet=2x4&']) {
    const { rawPayload } = await admin.get(`/api/packing/${path}orders=${id}`)
    const raw = rawPayload.toString('latin1')
    expect(raw).not.toContain(unprintableMarker)
    // A character that a font lacks is drawn as its glyph 0.
    const { pages } = await readPdf(rawPayload)
    expect(pages[0]).not.toContain('\0')
    expect(pages[0]).toContain(full_name.charAt(0))
  }
})

test('of a name with an emoji the letters are printed, and an order with letters of no face is named', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const flower = await addOrder(shop, anitha, { address: address({ full_name: 'Anitha 🌸👩🏽‍🌾 Raj' }) })
  const chinese = await addOrder(shop, kavin, { address: address({ full_name: '李小龙 Lee' }) })
  const { rawPayload } = await admin.get(`/api/packing/labels.pdf?orders=${flower}.${chinese}&sheet=2x4`)
  const marks = rawPayload.toString('latin1').match(new RegExp(`/${unprintableMarker} \\d+`, 'g'))
  expect(marks).toEqual([`/${unprintableMarker} ${chinese}`])
  const { pages } = await readPdf(rawPayload)
  expect(pages[0]).toMatch(/Anitha\s+Raj/)
  expect(pages[0]).toContain('Lee')
})

test('others are served between two orders', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const ids: number[] = []
  for (let count = 0; count < 12; count += 1) ids.push(await addOrder(shop, anitha))
  let printing = true
  let turns = 0
  const printed = admin.get(`/api/packing/slips.pdf?orders=${ids.join('.')}`).finally(() => {
    printing = false
  })
  // Stands for a shopper's request that needs the event loop.
  const takeTurns = () => {
    turns += 1
    if (printing) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  expect((await readPdf((await printed).rawPayload)).pages).toHaveLength(ids.length)
  expect(turns).toBeGreaterThan(ids.length)
})
