import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { createLog } from './log.ts'

async function shopWithLog() {
  const lines: string[] = []
  const log = createLog('warn', { stream: { write: (line: string) => void lines.push(line) } })
  return { shop: await createTestShop({ log }), log, lines }
}

test('the log of a failed call names the failure and none of the values it was asked with', async () => {
  const { shop, lines } = await shopWithLog()
  const shopper = await signInAs(shop, 'customer')
  await sql`alter table addresses add constraint nobody check (full_name = 'nobody')`.execute(shop.db)
  try {
    const answer = await shopper.post('/api/address/upsert', {
      full_name: 'Kavitha Raman',
      address_line1: '12, Nehru Street',
      city: 'Coimbatore',
      state: 'Tamil Nadu',
      postal_code: '641001',
      country: 'India',
      phone: '9843011223',
    })
    expect(answer.statusCode).toBe(500)
  } finally {
    await sql`alter table addresses drop constraint nobody`.execute(shop.db)
  }
  const said = lines.join()
  expect(said).toContain('nobody')
  expect(said).toContain('23514')
  for (const value of ['Kavitha', 'Nehru', '9843011223']) expect(said).not.toContain(value)
})

test('a value that the database could not read is not in the log either, nor in a cause', async () => {
  const { shop, log, lines } = await shopWithLog()
  const failure = await sql`select ${'98430 11223'}::text::integer`.execute(shop.db).catch((error) => error)
  log.error({ err: failure }, 'failed')
  log.error({ err: new Error('around it', { cause: failure }) }, 'failed')
  expect(lines.join()).toContain('22P02')
  expect(lines.join()).not.toContain('98430')
})

// Requirement D-249: A failed answer has a request id, which is in every log line about it; ids differ between
//   processes.
test('a failed answer has an id that is in its log lines', async () => {
  const { shop, lines } = await shopWithLog()
  const shopper = await signInAs(shop, 'customer')
  await shop.db.schema.alterTable('cart_items').renameTo('cart_items_away').execute()
  const read = await shopper.get('/api/cart')
  const written = await shopper.post('/api/cart/add', { product_id: 1, quantity: 1 })
  await shop.db.schema.alterTable('cart_items_away').renameTo('cart_items').execute()
  expect([read.statusCode, written.statusCode]).toEqual([500, 500])
  const logged = lines.map((line) => JSON.parse(line).request)
  expect(logged).toEqual([read.json().request_id, written.json().request_id])
  expect(read.headers['x-request-id']).toBe(logged[0])
  expect(new Set(logged).size).toBe(2)
})

test('what is no failure of the shop has no id to show', async () => {
  const { shop } = await shopWithLog()
  const answer = await shop.visitor().get('/api/products/987654')
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([404, undefined])
  expect(answer.json()).not.toHaveProperty('request_id')
})
