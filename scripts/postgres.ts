import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'
import { installSystemPackage } from './suite/system-packages.ts'

/** A Postgres server of its own, gone without a trace after `stop`. */
export type PostgresServer = {
  url: string
  stop: () => Promise<void>
  /** Ends the server and keeps its data: fast lets it tidy up, immediate does not. */
  halt: (how: 'fast' | 'immediate') => Promise<void>
  /** Starts it again where it was, and waits until it takes connections. */
  resume: () => Promise<void>
  /** The server's first process, the parent of all the others. */
  pid: () => number
}

/** Nothing in it is meant to survive, so it need not wait for the disk. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const startTimeout = 30_000

/**
 * Starts a fresh Postgres server in a temporary folder, on a free port of this machine only. Installs Postgres where
 * it is missing and the system allows it.
 *
 * @param settings lines as in postgresql.conf, such as `shared_buffers=1GB`; a bench that wants the disk to be waited
 *   for passes `fsync=on`
 * @param disk the folder to be put into
 * @throws Error in words when there is no Postgres or it does not start
 */
export async function startPostgres(settings: string[] = [], disk = tmpdir()): Promise<PostgresServer> {
  const programs = await postgresPrograms()
  const owner = serverUser()
  const folder = mkdtempSync(join(disk, 'shop-postgres-'))
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
  const options = [...place, 'max_connections=200', ...forgetful, ...settings].flatMap((line) => ['-c', line])
  const launch = () =>
    spawn(join(programs, 'postgres'), ['-D', data, ...options], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  let server = launch()
  const dieTogether = () => server.kill('SIGQUIT')
  process.once('exit', dieTogether)
  const stop = async () => {
    process.removeListener('exit', dieTogether)
    await end(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  await readiness(server).catch((error) => stop().then(() => Promise.reject(error)))
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    halt: (how) => end(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume: () => {
      server = launch()
      return readiness(server)
    },
    pid: () => server.pid ?? 0,
  }
}

/** The folder with Postgres' programs, which are installed where they are missing and the system allows it. */
export async function postgresPrograms() {
  const found = findPrograms() ?? ((await installSystemPackage('postgresql')) ? findPrograms() : undefined)
  if (!found)
    throw new Error('No Postgres server was found and none could be installed. Install Postgres 15 or newer.')
  return found
}

/** The folder with `initdb` and `postgres`: Debian keeps one for each version, others put them on the path. */
function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Boolean) : []
  const folders = versions.sort((a, b) => b - a).map((version) => join(debian, String(version), 'bin'))
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}

/** Postgres refuses to run as root; it then runs as the user that its package made. */
export function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Resolves when the server takes connections, and rejects with what it said when it does not. */
function readiness(server: ChildProcess) {
  let said = ''
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`Postgres did not start:\n${said}`))
    const timer = setTimeout(fail, startTimeout)
    server.once('exit', fail)
    server.stderr?.on('data', (text) => {
      said = `${said}${text}`.slice(-10_000)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

/** SIGQUIT ends it at once, SIGINT in order but without waiting for its clients. */
async function end(server: ChildProcess, signal: 'SIGQUIT' | 'SIGINT') {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}
