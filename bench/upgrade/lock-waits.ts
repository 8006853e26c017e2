import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Operations by name, each one statement that both releases understand. */
export type Workload = Record<string, string>

export type LockWait = { what: string; ms: number }

/**
 * Repeats each operation of a running shop on a connection of its own.
 * @returns a function that stops them and returns the longest wait of each
 */
export async function watchLockWaits(url: string, workload: Workload): Promise<() => Promise<LockWait[]>> {
  let isOver = false
  const watched = Object.entries(workload).map(async ([what, statement]): Promise<LockWait> => {
    const client = new pg.Client({ connectionString: url })
    // After a failed migration the server is stopped, and the migration's error must be the one that is reported.
    client.on('error', () => {})
    await client.connect()
    let longest = 0
    while (!isOver) {
      const began = performance.now()
      await retryDeadlocks(() => client.query(statement))
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

/** As the shop's `transact` does. */
async function retryDeadlocks(run: () => Promise<unknown>, tries = 3): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01'
    if (!isDeadlock || tries === 1) throw error
    await retryDeadlocks(run, tries - 1)
  }
}
