import { expect } from 'vitest'
import type { Db } from '#database/connect.ts'
import { type KillWorld, type Story, sendTwice } from './kill-world.ts'

/** Buys, and the merchant dispatches the order and marks it delivered before its dispatch mail is sent. */
export const receivesParcel =
  (buys: Story): Story =>
  async (world, scene) => {
    await buys(world, scene)
    const order = scene.orders.at(-1)
    if (!order) return
    const asMerchant = world.ask(world.merchant)
    const parcels = [{ order_id: order, tracking_number: 'EB123456789IN' }]
    const form = { form_key: `parcel-of-${order}-in-a-test`, courier: 'india_post', parcels }
    await sendTwice(world, () => asMerchant('POST', '/api/orders/dispatched', form))
    await sendTwice(world, () => asMerchant('POST', '/api/orders/delivered', { order_ids: [order] }))
  }

/** Each order has one shipment and each step once, and its customer one mail of each kind. */
export async function expectShippedOnce(db: Db, world: KillWorld) {
  const orders = await db.selectFrom('orders').select('id').orderBy('id').execute()
  const parcels = await db.selectFrom('parcels').select(['id', 'order_id']).orderBy('order_id').execute()
  expect(parcels.map(({ order_id }) => order_id)).toEqual(orders.map(({ id }) => id))
  const steps = await db
    .selectFrom('order_history')
    .select(['order_id', 'kind'])
    .where('kind', 'in', ['dispatched', 'delivered'])
    .orderBy('id')
    .execute()
  for (const { id } of orders)
    expect(steps.filter(({ order_id }) => order_id === id).map(({ kind }) => kind)).toEqual([
      'dispatched',
      'delivered',
    ])
  const mails = parcels.flatMap(({ id, order_id }) => [
    `order-dispatched-${order_id}-${id}`,
    `order-delivered-${order_id}`,
  ])
  const written = await db
    .selectFrom('outbox')
    .select(['kind', 'subject_key'])
    .where('kind', 'in', ['order-dispatched', 'order-delivered'])
    .execute()
  expect(written.map(({ kind, subject_key }) => `${kind}-${subject_key}`).sort()).toEqual(mails.sort())
  const sent = world.mailbox().filter((name) => /^order-(dispatched|delivered)-/.test(name))
  expect(sent.sort()).toEqual(mails.map((name) => `${name}.eml`).sort())
}
