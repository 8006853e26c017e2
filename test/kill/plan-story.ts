import { expect } from 'vitest'
import type { Db } from '#database/connect.ts'
import type { KillWorld, Story } from './kill-world.ts'

/** A product is scheduled to be published in a minute and hidden two hours later; nobody buys. */
export const waitsForPlannedProduct: Story = async (world, { productId }) => {
  const inSeconds = (seconds: number) => new Date(world.shop.now().getTime() + seconds * 1000).toISOString()
  const form = new FormData()
  const plan = { visibility: 'draft', publish_at: inSeconds(60), hide_at: inSeconds(2 * 3600) }
  for (const [name, value] of Object.entries({ ...plan, version: '1' })) form.set(name, value)
  const planned = await world.ask(world.merchant)('PUT', `/api/products/${productId}`, form)
  expect(planned?.status).toBe(200)
}

/**
 * Each scheduled product was published and hidden once, each with one log entry and one version; no other product was
 * changed.
 */
export async function expectShownOnce(db: Db, { products }: KillWorld) {
  const lines = await db
    .selectFrom('activity')
    .select(['subject_id', 'action'])
    .where('actor_id', 'is', null)
    .orderBy('id')
    .execute()
  const planned = [...new Set(lines.map(({ subject_id }) => Number(subject_id)))]
  expect(planned.length).toBeGreaterThan(4)
  for (const id of planned)
    expect(lines.filter(({ subject_id }) => Number(subject_id) === id).map(({ action }) => action)).toEqual([
      'published',
      'hid',
    ])
  const rows = await db
    .selectFrom('products')
    .select(['id', 'version', 'hidden', 'draft', 'publish_at', 'hide_at'])
    .orderBy('id')
    .execute()
  const untouched = { version: 1, hidden: false, draft: false, publish_at: null, hide_at: null }
  expect(rows).toEqual(
    products.map((id) => ({ id, ...untouched, ...(planned.includes(id) && { version: 4, hidden: true }) })),
  )
}
