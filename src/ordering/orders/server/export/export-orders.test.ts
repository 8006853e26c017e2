import { expect, test } from 'vitest'
import { addOrder, addressJson, createShopWithPeople } from '#test/shop/orders.ts'

test('the export is the filtered list as a spreadsheet reads it', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  await addOrder(shop, anitha, { user_name: '=HYPERLINK("http://evil")' })
  const tamil = await addOrder(shop, kavin, {
    user_name: 'கவின்',
    address: addressJson({ full_name: 'கவின்', phone: '9000012345' }),
  })
  await addOrder(shop, kavin, { status: 'cancelled' })
  const answer = await admin.get('/api/orders/export.csv?status=paid')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="orders-2026-06-15.csv"')
  expect(answer.body.startsWith('\uFEFFOrder,Date,Status')).toBe(true)
  const lines = answer.body.split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toBe(
    `${tamil},2026-06-15 11:30,paid,கவின்,9000012345,2 x Millet Muesli 400 g,0.00,640.00,0.00,2026-06-15 11:30,,கவின்,"12, Nehru Street",Coimbatore,,Tamil Nadu,641012,India,,,online,0.00`,
  )
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil"")"`)
})

test('the file is named by the day where the shop is', async () => {
  const { shop, admin } = await createShopWithPeople()
  shop.clock.pass({ minutes: 13 * 60 })
  await admin.logInAgain()
  const { headers } = await admin.get('/api/orders/export.csv')
  expect(headers['content-disposition']).toBe('attachment; filename="orders-2026-06-16.csv"')
})

test('a long export is sent whole', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const now = shop.clock.now()
  const order = {
    user_id: anitha.user.id,
    user_name: 'Anitha Raj',
    parcel_state: 'delivered' as const,
    total_paise: 32_000,
    hold_expires_at: now,
    created_at: now,
    delivered_at: now,
  }
  await shop.db.transaction().execute(async (trx) => {
    const rows = Array.from({ length: 1100 }, (_, index) => ({ ...order, receipt: `order-${index}` }))
    const made = await trx.insertInto('orders').values(rows).returning('id').execute()
    await trx
      .insertInto('order_items')
      .values(
        made.map(({ id }) => ({
          order_id: id,
          name: 'Podi',
          size: '100 g',
          quantity: 1,
          unit_price_paise: 32_000,
        })),
      )
      .execute()
  })
  const answer = await admin.get('/api/orders/export.csv')
  expect(answer.body.trim().split('\r\n')).toHaveLength(1101)
  // An unpaged list ends after a thousand rows and reports where to continue.
  const whole = await admin.get('/api/orders/all')
  expect(whole.json()).toHaveLength(1000)
  expect(whole.headers.link).toContain('rel="next"')
})
