import { setTimeout as pause } from 'node:timers/promises'
import { lookInto, type OutageWorld } from '../../outage/outage-world.ts'
import { askerAt, type Told } from '../../outage/shoppers.ts'
import { addSignedIn } from '../../shop/signed-in.ts'

const restMs = 1000

type Where = Pick<OutageWorld, 'shops' | 'tokens'> & { server: { url: string } }

/**
 * The merchant, who meanwhile gives a rupee back of paid orders, for each a credit note, and marks them delivered.
 * @returns a way to stop them, which gives the refunds that they were told of
 */
export async function sendMerchant({ shops, tokens, server }: Where, told: Told) {
  const number = tokens.length
  // They confirm nothing, so their login is one that has just been.
  const at = new Date(Date.now() + 1000 * 86_400_000)
  const token = await lookInto(server.url, (db) => addSignedIn(db, number, { role: 'admin', at }))
  const heard = { answers: told.answers, unanswered: told.unanswered }
  const asks = shops.map(({ url }) => askerAt(url, token, number, heard))
  const refunds = new Set<number>()
  let isOver = false
  const work = async () => {
    for (let turn = 0; !isOver; turn++) {
      const order = [...told.paid].at(-1)
      const ask = asks[turn % asks.length]
      if (order && ask) await handle(ask, order, refunds)
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

async function handle(ask: ReturnType<typeof askerAt>, order: number, refunds: Set<number>) {
  const left = (await ask(`/api/orders/${order}/refunding`))?.left
  if (left === undefined) return
  const wish = { what: 'amount', amount: 1, reason: 'customer_wish', left }
  const refund = await ask(`/api/orders/${order}/refunds`, {
    form_key: `rupee-of-${order}-in-a-test`,
    ...wish,
  })
  if (refund?.refund) refunds.add(refund.refund)
  await ask('/api/orders/delivered', { order_ids: [order] })
}
