import type pg from 'pg'

const emptyBeginResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Sends `begin` together with the first statement of its transaction, which saves one round trip, and the statements that
 * are called in one tick of the event loop in one packet: a write to the network costs as much as a short statement.
 * Needs a pipelining connection.
 * @param begin the statement that is sent in place of `begin`
 * @returns the query function to use for this client
 */
export function beginConcurrent(
  client: pg.PoolClient,
  begin = 'begin',
): (config: pg.QueryConfig) => Promise<pg.QueryResult> {
  let isBeginPending = false
  let isCorked = false
  const corkForThisTick = () => {
    if (isCorked) return
    isCorked = true
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
  return async (config) => {
    if (config.text === 'begin') {
      isBeginPending = true
      return emptyBeginResult
    }
    corkForThisTick()
    if (!isBeginPending) return client.query(config)
    isBeginPending = false
    const [, answer] = await Promise.all([client.query(begin), client.query(config)])
    return answer
  }
}
