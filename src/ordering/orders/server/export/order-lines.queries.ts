import type { Db } from '#database/connect.ts'

/** The lines of several orders as one text each, by order id: `2 x Millet Muesli 400 g; 1 x Podi 100 g`. */
export async function summarizeOrderLines(db: Db, orderIds: number[]) {
  const texts = new Map<number, string>()
  if (orderIds.length === 0) return texts
  const rows = await db
    .selectFrom('order_items')
    .select(['order_id', 'name', 'size', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id')
    .execute()
  for (const { order_id, name, size, quantity } of rows) {
    const before = texts.get(order_id)
    texts.set(order_id, `${before ? `${before}; ` : ''}${quantity} x ${name} ${size}`)
  }
  return texts
}
