import { freePort } from '../../scripts/free-port.ts'
import { deployFile } from './deploy-files.ts'
import { startProgram } from './system-program.ts'

/**
 * PgBouncer as documented, except for paths, users and a smaller pool, before a Postgres server.
 * @returns its URL
 */
export async function startPgBouncer(serverUrl: string) {
  const port = await freePort()
  const server = new URL(serverUrl)
  const password = server.password && ` password='${server.password}'`
  const here: Record<string, string> = {
    auth_type: 'any',
    auth_file: '',
    listen_port: String(port),
    default_pool_size: '4',
    unix_socket_dir: '',
  }
  const ours = deployFile('pgbouncer.ini')
    .replace(
      /^shop = host=\S+ port=\S+ dbname=\S+/m,
      `* = host=${server.hostname} port=${server.port} user=postgres${password}`,
    )
    .split('\n')
    .filter((line) => !((line.split(' =')[0] ?? '') in here))
  const ini = [...ours, ...Object.entries(here).map(([name, value]) => `${name} = ${value}`), '']
  await startProgram({
    name: 'pgbouncer',
    files: { 'pgbouncer.ini': ini.join('\n') },
    args: ['pgbouncer.ini'],
    port,
  })
  server.port = String(port)
  return server.href
}
