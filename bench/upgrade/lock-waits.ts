import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A shop's typical operations, each as one statement that both releases understand. */
const workload = {
  'read products': 'select id, name from products order by id limit 24',
  'read orders': 'select id, total_paise from orders order by id desc limit 20',
  'update an order': 'update orders set ask_at = ask_at where id = 1',
  'update a cart': 'update cart_items set quantity = quantity where id = 1',
  'read a session': 'select user_id from sessions limit 1',
}

export type LockWait = { what: string; ms: number }

/**
 * Repeats typical operations on separate connections.
 * @returns a function that stops them and returns the longest wait of each
 */
export async function watchLockWaits(url: string): Promise<() => Promise<LockWait[]>> {
  let isOver = false
  const watched = Object.entries(workload).map(async ([what, statement]): Promise<LockWait> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    let longest = 0
    while (!isOver) {
      const began = performance.now()
      await client.query(statement)
      longest = Math.max(longest, performance.now() - began)
      await pause(10)
    }
    await client.end()
    return { what, ms: longest }
  })
  await pause(200)
  return () => {
    isOver = true
    return Promise.all(watched)
  }
}
