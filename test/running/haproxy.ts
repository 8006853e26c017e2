import { freePort } from '../../scripts/free-port.ts'
import { deployFile } from './deploy-files.ts'
import { startProgram } from './system-program.ts'

/** HAProxy before two shops, set up as we tell others to. @returns its address */
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
