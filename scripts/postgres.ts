import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'
import { installSystemPackage } from './suite/system-packages.ts'

/** A temporary Postgres server; `stop` deletes it with its data. */
export type PostgresServer = {
  url: string
  stop: () => Promise<void>
  /** Stops the server and keeps its data: `fast` shuts it down cleanly, `immediate` does not. */
  halt: (how: 'fast' | 'immediate') => Promise<void>
  /** Starts the server again and waits until it accepts connections. */
  resume: () => Promise<void>
  /** The server's main process, the parent of all others. */
  pid: () => number
}

/** The data is temporary, so the server need not wait for the disk. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const startTimeout = 30_000

/**
 * Starts a fresh Postgres server in a temporary folder, on a free local port. Installs Postgres if it is missing and
 * the system allows it.
 * @param settings lines as in postgresql.conf, such as `shared_buffers=1GB`; a bench that measures disk writes passes
 * `fsync=on`
 * @param parentFolder where the temporary folder is created
 * @throws Error with a readable message if there is no Postgres or it doesn't start
 */
export async function startPostgres(
  settings: string[] = [],
  parentFolder = tmpdir(),
): Promise<PostgresServer> {
  const programs = await findOrInstallPostgres()
  const owner = serverUser()
  const folder = mkdtempSync(join(parentFolder, 'shop-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const login = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...login], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  })

  const port = await freePort()
  const place = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const options = [...place, 'max_connections=200', ...withoutDurability, ...settings].flatMap((line) => [
    '-c',
    line,
  ])
  const launch = () =>
    spawn(join(programs, 'postgres'), ['-D', data, ...options], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  let server = launch()
  const killWithParent = () => server.kill('SIGQUIT')
  process.once('exit', killWithParent)
  const stop = async () => {
    process.removeListener('exit', killWithParent)
    await stopServer(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  await waitUntilReady(server).catch((error) => stop().then(() => Promise.reject(error)))
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    halt: (how) => stopServer(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume: () => {
      server = launch()
      return waitUntilReady(server)
    },
    pid: () => server.pid ?? 0,
  }
}

/** The folder with the Postgres programs. Installs Postgres if it is missing and the system allows it. */
export async function findOrInstallPostgres() {
  const found = findPrograms() ?? ((await installSystemPackage('postgresql')) ? findPrograms() : undefined)
  if (!found) throw new Error('Couldn’t find or install a Postgres server. Install Postgres 15 or newer.')
  return found
}

/**
 * The folder with `initdb` and `postgres`, the newest version if there are several; undefined if there is none. Debian
 * has one for each version, other systems put them on the PATH.
 */
function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Boolean) : []
  const folders = versions.sort((a, b) => b - a).map((version) => join(debian, String(version), 'bin'))
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}

/**
 * The uid and gid to run Postgres with: those of the `postgres` user if this runs as root, which Postgres refuses;
 * otherwise undefined, for the current user.
 */
export function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Resolves when the server accepts connections; rejects with its output if it doesn't. */
function waitUntilReady(server: ChildProcess) {
  let output = ''
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`Postgres didn’t start:\n${output}`))
    const timer = setTimeout(fail, startTimeout)
    server.once('exit', fail)
    server.stderr?.on('data', (text) => {
      output = `${output}${text}`.slice(-10_000)
      if (!output.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * Sends a signal and waits until the server has ended: SIGQUIT ends it immediately, SIGINT cleanly but without waiting
 * for its clients.
 */
async function stopServer(server: ChildProcess, signal: 'SIGQUIT' | 'SIGINT') {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}
