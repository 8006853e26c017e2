import type pg from 'pg'

const begun = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Asks a connection, and lets `begin` travel with the first statement of its transaction: the server is gone to and come
 * back from once less, in one packet instead of two. The connection must be a pipelining one, which waits for no answer
 * before it sends what comes next.
 * @param begin what begins a transaction
 */
export function beginAlong(
  client: pg.PoolClient,
  begin = 'begin',
): (asked: pg.QueryConfig) => Promise<pg.QueryResult> {
  let mustBegin = false
  return async (asked) => {
    if (asked.text === 'begin') {
      mustBegin = true
      return begun
    }
    if (!mustBegin) return client.query(asked)
    mustBegin = false
    const { stream } = client.connection
    stream.cork()
    const answers = [client.query(begin), client.query(asked)] as const
    stream.uncork()
    const [, answer] = await Promise.all(answers)
    return answer
  }
}
