import { freePort } from '../../scripts/free-port.ts'
import { deployFile } from './deploy-files.ts'
import { startProgram } from './system-program.ts'

/**
 * HAProxy as documented, for two shops.
 * @returns its URL
 */
export async function startHAProxy([one, two]: { url: string }[]) {
  const port = await freePort()
  const hostOf = (shop: { url: string } | undefined) => new URL(shop?.url ?? '').host
  await startProgram({
    name: 'haproxy',
    files: { 'haproxy.cfg': deployFile('haproxy.cfg') },
    args: ['-db', '-f', 'haproxy.cfg'],
    settings: { LISTEN: `127.0.0.1:${port}`, SHOP_ONE: hostOf(one), SHOP_TWO: hostOf(two) },
    port,
  })
  return `http://127.0.0.1:${port}`
}

type PostgresServer = { postgres: number; api: number }

/**
 * HAProxy as documented, for three Postgres servers of which one is the primary.
 * @returns its port
 */
export async function startPrimaryProxy(servers: PostgresServer[]) {
  const port = await freePort()
  const where = servers.flatMap(({ postgres, api }, at) => {
    const name = ['ONE', 'TWO', 'THREE'][at]
    return [
      [`POSTGRES_${name}`, `127.0.0.1:${postgres}`],
      [`PATRONI_${name}`, String(api)],
    ]
  })
  await startProgram({
    name: 'haproxy',
    files: { 'haproxy.cfg': deployFile('haproxy-primary.cfg') },
    args: ['-db', '-f', 'haproxy.cfg'],
    settings: { LISTEN: `127.0.0.1:${port}`, ...Object.fromEntries(where) },
    port,
  })
  return port
}
