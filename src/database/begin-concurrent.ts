import type pg from 'pg'

const emptyBeginResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Sends `begin` together with the first statement of its transaction, which saves one round trip. Needs a pipelining
 * connection.
 * @param begin the statement that is sent in place of `begin`
 * @returns the query function to use for this client
 */
export function beginConcurrent(
  client: pg.PoolClient,
  begin = 'begin',
): (config: pg.QueryConfig) => Promise<pg.QueryResult> {
  let isBeginPending = false
  return async (config) => {
    if (config.text === 'begin') {
      isBeginPending = true
      return emptyBeginResult
    }
    if (!isBeginPending) return client.query(config)
    isBeginPending = false
    const { stream } = client.connection
    stream.cork()
    const answers = [client.query(begin), client.query(config)] as const
    stream.uncork()
    const [, answer] = await Promise.all(answers)
    return answer
  }
}
