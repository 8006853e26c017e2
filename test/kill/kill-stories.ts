import { expect } from 'vitest'
import type { Db } from '#database/connect.ts'
import { expectMoneyAndStockRight } from '../shop/money-and-stock.ts'
import { signedProof } from '../shop/payment.ts'
import {
  type KillWorld,
  openKillWorld,
  restartIfKilled,
  type Scene,
  type Story,
  sendTwice,
} from './kill-world.ts'

/** Additional checks besides money, stock and confirmations. */
export type Check = (db: Db, world: KillWorld) => Promise<void>

const hour = 3600

/** Orders, opens the payment window and pays while the shop lives; after a kill the shopper tries again later. */
export const buys =
  (before: (world: KillWorld) => void = () => {}): Story =>
  async (world, scene) => {
    const { productId, shopper } = scene
    before(world)
    const order = await placeOrder(world, shopper, productId)
    const window = order && (await startPayment(world, scene, order))
    if (!window) return
    const payment = pay(world, window)
    await world.bank.idle()
    if (payment) await world.ask(shopper)('POST', '/api/payment/verify', signedProof(order, window, payment))
  }

export const paysTooLate: Story = async (world, scene) => {
  const { productId, shopper, other } = scene
  const order = await placeOrder(world, shopper, productId)
  const window = order && (await startPayment(world, scene, order))
  if (!window) return
  await world.ask(shopper)('DELETE', `/api/orders/${order}`)
  await placeOrder(world, other, productId)
  pay(world, window)
  await world.bank.idle()
}

/** Buys, and the merchant requests a refund, again if the answer was lost. */
export const isRefunded =
  (wish: object): Story =>
  async (world, scene) => {
    await buys()(world, scene)
    const order = scene.orders.at(-1)
    const asMerchant = world.ask(world.merchant)
    const refunding = await asMerchant('GET', `/api/orders/${order}/refunding`)
    if (!refunding) return
    const lines = refunding.body.lines?.map(({ item_id }) => ({ item_id, quantity: 1, restock: true }))
    const form = {
      form_key: `form-of-${order}-in-a-test`,
      left: refunding.body.left,
      lines,
      reason: 'other',
      ...wish,
    }
    await sendTwice(world, () => asMerchant('POST', `/api/orders/${order}/refunds`, form))
  }

export const leaves: Story = async (world, scene) => {
  const order = await placeOrder(world, scene.shopper, scene.productId)
  if (order) await startPayment(world, scene, order)
}

/** For a test that kills a shop dozens of times. */
export const killTimeoutMs = 1_800_000

/**
 * Plays the story once to learn which points it passes, and then once for each point at which the process is killed.
 *
 * @param which only these points are kill points
 */
export async function surviveKills(story: Story, which = /./, check?: Check) {
  const world = await openKillWorld()
  await world.shop.start()
  await play(world, story, 0)
  const points = [...world.passed].filter((point) => which.test(point))
  expect(points.length).toBeGreaterThan(4)
  for (const [index, point] of points.entries()) {
    await world.shop.killAt(point)
    await play(world, story, index + 1)
  }
  // The process must really have died at each point.
  expect(world.shop.deaths()).toBe(points.length)
  await world.shop.close()
  await world.lookInto((db) => expectMoneyAndStockRight({ db, bank: world.bank }, world.initial))
  if (check) await world.lookInto((db) => check(db, world))
  const paid = await world.lookInto((db) =>
    db.selectFrom('orders').select('id').where('paid_at', 'is not', null).orderBy('id').execute(),
  )
  for (const kind of ['order-confirmation', 'order-to-pack'])
    expect(
      world
        .mailbox()
        .filter((name) => name.startsWith(kind))
        .sort(),
    ).toEqual(paid.map(({ id }) => `${kind}-${id}.eml`).sort())
}

/** One scene with its own customers and product, until all webhooks are processed. */
async function play(world: KillWorld, story: Story, index: number) {
  const scene = {
    productId: world.products[index] ?? 0,
    shopper: world.tokens[index * 2] ?? '',
    other: world.tokens[index * 2 + 1] ?? '',
    windows: [],
    orders: [],
  }
  await story(world, scene)
  const died = await restartIfKilled(world)
  // Customers who have paid do not return; others try again.
  if (died && !hasPaid(world, scene)) await story(world, scene)
  // After ten seconds webhooks are processed while every reservation is still valid, so that the stock's owner is
  // deterministic.
  for (const seconds of [0, 10, 20 * 60, 6 * hour]) {
    await world.shop.pass(seconds)
    await world.shop.runJobs()
    await restartIfKilled(world)
    await world.bank.webhooks.flush()
    await restartIfKilled(world)
  }
  world.bank.faults.clear()
}

const hasPaid = ({ bank }: KillWorld, { windows }: Scene) =>
  windows.some((window) => bank.store.orders.get(window)?.paymentIds.length)

function pay({ bank }: KillWorld, window: string) {
  try {
    return bank.pay(window).id
  } catch {
    return undefined
  }
}

async function placeOrder(world: KillWorld, shopper: string, productId: number) {
  const ask = world.ask(shopper)
  const cart = await ask('GET', '/api/cart')
  if (cart?.body.cartItems?.length === 0)
    await ask('POST', '/api/cart/add', { product_id: productId, quantity: 2 })
  const placed = await ask('POST', '/api/orders/add', {})
  return placed?.status === 201 ? Number(placed.body.id) : undefined
}

async function startPayment(world: KillWorld, { shopper, windows, orders }: Scene, order: number) {
  const started = await world.ask(shopper)('POST', '/api/payment/initiate', { order_id: order })
  if (started?.status !== 200) return undefined
  const window = String(started.body.id)
  windows.push(window)
  orders.push(order)
  return window
}
