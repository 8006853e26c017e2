import { setTimeout as pause } from 'node:timers/promises'
import { type OutageWorld, withDatabase } from '../../outage/outage-world.ts'
import { createClient, type ShopperLog } from '../../outage/shoppers.ts'
import { addSignedInUser } from '../../shop/signed-in-user.ts'

const restMs = 1000

type Where = Pick<OutageWorld, 'shops' | 'tokens'> & { server: { url: string } }

/**
 * The merchant, who refunds a rupee of paid orders, each with a credit note, and marks them delivered.
 * @returns a function that stops it and returns the acknowledged refunds
 */
export async function startMerchant({ shops, tokens, server }: Where, told: ShopperLog) {
  const number = tokens.length
  // They do not confirm anything, so their session must count as just started.
  const at = new Date(Date.now() + 1000 * 86_400_000)
  const token = await withDatabase(server.url, (db) => addSignedInUser(db, number, { role: 'admin', at }))
  const heard = { answers: told.answers, unanswered: told.unanswered }
  const asks = shops.map(({ url }) => createClient(url, token, number, heard))
  const refunds = new Set<number>()
  let isOver = false
  const work = async () => {
    for (let turn = 0; !isOver; turn++) {
      const order = [...told.paid].at(-1)
      const ask = asks[turn % asks.length]
      if (order && ask) await refundAndDeliver(ask, order, refunds)
      await pause(restMs)
    }
  }
  const working = work()
  return {
    stop: async () => {
      isOver = true
      await working
      return refunds
    },
  }
}

async function refundAndDeliver(ask: ReturnType<typeof createClient>, order: number, refunds: Set<number>) {
  const left = (await ask(`/api/orders/${order}/refunding`))?.left
  if (left === undefined) return
  const refundInput = { what: 'amount', amount: 1, reason: 'customer_wish', left }
  const refund = await ask(`/api/orders/${order}/refunds`, {
    form_key: `rupee-of-${order}-in-a-test`,
    ...refundInput,
  })
  if (refund?.refund) refunds.add(refund.refund)
  await ask('/api/orders/delivered', { order_ids: [order] })
}
