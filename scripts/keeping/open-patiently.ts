import { connectToServer, type Db } from '#database/connect.ts'
import { openDatabase } from '#database/open.ts'
import { connectPatiently } from '#database/outages/patient-server.ts'
import type { Settings } from '#settings/settings.ts'

/** The database of the settings, on a connection whose statements may take as long as they need. */
export async function openPatiently(settings: Pick<Settings, 'database' | 'dataDir'>): Promise<Db> {
  const { url } = settings.database
  if (!url) return await openDatabase(settings)
  // A server that cannot be reached is told of in a sentence.
  await (await connectToServer(url, 1)).destroy()
  return connectPatiently(url)
}
