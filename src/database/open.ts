import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#settings/settings.ts'
import { connectToServer, DatabaseProblem, type Db, openEmbedded } from './connect.ts'
import type { OutageLog } from './outages/say-refusal.ts'

type Named = Pick<Settings, 'database' | 'dataDir'>

/**
 * The database that the settings name: a server, or the embedded one in the data folder.
 * @throws DatabaseProblem when it does not answer, or another process has it open
 */
export const openDatabase = ({ database, dataDir }: Named, log?: OutageLog): Promise<Db> =>
  database.url
    ? connectToServer(database.url, database.poolSize, { log, pooled: database.pooled })
    : openEmbedded(join(resolve(dataDir), 'database'), log)

const askAgainMs = 1000
const sayAgainMs = 30_000

/** As `openDatabase`, and waits for a server that is not there yet: a machine that starts brings up both. */
export async function awaitDatabase(
  settings: Named,
  log: OutageLog,
  say: (sentence: string) => void,
): Promise<Db> {
  for (let waited = 0; ; waited += askAgainMs) {
    try {
      return await openDatabase(settings, log)
    } catch (problem) {
      if (!(problem instanceof DatabaseProblem && problem.isLate)) throw problem
      if (waited % sayAgainMs === 0)
        say(`${problem.message}\nWaiting for the database. The shop will open once it’s available.`)
      await pause(askAgainMs)
    }
  }
}
