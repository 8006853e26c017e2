import { connectToServer, type Db } from '#database/connect.ts'
import { connectWithoutTimeout } from '#database/failover/connect-without-timeout.ts'
import { openDatabase } from '#database/open.ts'
import type { Settings } from '#settings/settings.ts'

/** Opens the settings' database without a statement timeout. @throws DatabaseProblem when it can't be reached */
export async function openWithoutTimeout(settings: Pick<Settings, 'database' | 'dataDir'>): Promise<Db> {
  const { url } = settings.database
  if (!url) return await openDatabase(settings)
  // Throws a readable DatabaseProblem if the server can't be reached.
  await (await connectToServer(url, 1)).destroy()
  return connectWithoutTimeout(url)
}
