import { setImmediate as nextTurn } from 'node:timers/promises'

/** Few enough that a statement takes only a moment, and that its parameters suffice. */
const rowsPerStep = 250

/**
 * Writes rows in several statements. Between them, the process answers other requests: the embedded database would
 * otherwise keep it busy until the last statement.
 */
export async function inSteps<Row, Result>(
  rows: Row[],
  write: (part: Row[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += rowsPerStep) {
    results.push(await write(rows.slice(at, at + rowsPerStep)))
    await nextTurn()
  }
  return results
}
