import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#database/connect.ts'
import type { Batch } from '#inventory/batches/contract.ts'
import { type KillWorld, type Story, sendTwice } from './kill-world.ts'

const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
const labels = [
  { code: 'SOON', packed_on: day(-2), best_before: day(200) },
  { code: 'LATE', packed_on: day(-2), best_before: day(300) },
]

/** Two batches with two units each are in stock; the buyer gets units of the first one, which is then recalled. */
export const buysRecalledBatch =
  (buys: Story): Story =>
  async (world, scene) => {
    await enter(world, scene.productId, 'damaged')
    await enter(world, scene.productId, 'received')
    await buys(world, scene)
    const soon = (await batchesOf(world)).find(
      ({ product_id, code }) => product_id === scene.productId && code === 'SOON',
    )
    const recall = () =>
      world.ask(world.merchant)('POST', `/api/stock/batches/${soon?.id}/recall`, {
        reason: 'Glass was found',
      })
    if (soon) await sendTwice(world, recall)
  }

/** Removes stock without dates or receives stock with dates; repeated forms have the same idempotency key. */
async function enter(world: KillWorld, productId: number, reason: 'damaged' | 'received') {
  const packId = await packOf(world, productId)
  const dated = labels.map((batch) => ({ pack_id: packId, units: 2, batch }))
  const lines = reason === 'received' ? dated : [{ pack_id: packId, units: 2 }]
  const form = { form_key: `${reason}-of-product-${productId}-in-a-test`, reason, lines }
  await sendTwice(world, () => world.ask(world.merchant)('POST', '/api/stock/moves', form))
}

const packOf = async (world: KillWorld, productId: number) => {
  const product = await world.ask(world.merchant)('GET', `/api/products/${productId}`)
  const packs = (product?.body.packs ?? []) as { id: number }[]
  return packs[0]?.id ?? 0
}

async function batchesOf(world: KillWorld) {
  const ask = world.ask(world.merchant)
  const [here, gone] = [
    await ask('GET', '/api/stock/batches?limit=100'),
    await ask('GET', '/api/stock/batches?limit=100&shelf=gone'),
  ]
  return [here, gone].flatMap((shelf) => (shelf?.body ?? []) as unknown as Batch[])
}

/** No order has units of the recalled batch, because all were replaced. */
export async function expectReplaced(db: Db) {
  const { rows } = await sql`
    select code, recalled_at is not null as recalled, -sum(delta)::integer as units, count(distinct order_id)::integer as orders
    from stock_moves join batches on batches.id = batch_id
    where order_id is not null group by code, recalled_at is not null, order_id having sum(delta) < 0`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const row of rows) expect(row).toEqual({ code: 'LATE', recalled: false, units: 2, orders: 1 })
}
