import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { serverUser } from '../../scripts/postgres.ts'
import { installSystemPackage } from '../../scripts/suite/system-packages.ts'

/** Debian installs them in a folder that is only in root's PATH. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) }
const startTimeoutMs = 30_000

type ProgramOptions = {
  name: string
  /** Files by name, written into a temporary folder. */
  files: Record<string, string>
  args: string[]
  settings?: Record<string, string>
  /** The port on which it listens once it is ready. */
  port: number
}

/** Installs a system program if it is missing, which may take minutes. */
export async function ensureProgram(name: string, inPackage = name) {
  if (!isThere(name) && !((await installSystemPackage(inPackage)) && isThere(name)))
    throw new Error(`${name} is not here and cannot be installed: it is in Debian's package ${inPackage}.`)
}

/**
 * Runs a system program until the end of the test.
 * @returns a function that stops it earlier
 */
export async function startProgram({ name, files, args, settings, port }: ProgramOptions) {
  const owner = serverUser()
  const folder = mkdtempSync(join(tmpdir(), `shop-${name}-`))
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  for (const path of ['', ...Object.keys(files)])
    if (owner) chownSync(join(folder, path), owner.uid, owner.gid)
  const child = spawn(name, args, {
    ...owner,
    env: { ...env, ...settings },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said = `${said}${text}`.slice(-10_000)
    })
  const killWithTest = () => child.kill('SIGKILL')
  process.once('exit', killWithTest)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async () => {
    process.removeListener('exit', killWithTest)
    const gone = hasEnded() || once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  onTestFinished(end)
  for (const began = Date.now(); !(await isOpen(port)); await pause(50))
    if (hasEnded() || Date.now() - began > startTimeoutMs) throw new Error(`${name} did not start:\n${said}`)
  return { end, pid: child.pid ?? 0, said: () => said }
}

const isThere = (name: string) => spawnSync('which', [name], { env, stdio: 'ignore' }).status === 0

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const tried = connect(port, '127.0.0.1')
    tried.once('connect', () => resolve(true)).once('error', () => resolve(false))
    tried.once('connect', () => tried.destroy())
  })
