import { spawnSync } from 'node:child_process'
import { CommandFailed, run } from '../setup/run.mjs'

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
/** Whether a command can be run and ends with status 0. */
const works = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Installs a Debian package. Returns false if that fails, or without apt or the permission to use it. */
export async function installSystemPackage(name: string) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!works('apt-get', '--version') || !works(asRoot[0] ?? 'true', ...asRoot.slice(1), 'true')) return false
  const aptGet = (doing: string, ...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args]
    return run(doing, command, rest, { env })
  }
  try {
    await aptGet('Updating system package lists', 'update')
    await aptGet(`Installing system package ${name}`, 'install', '-y', '--no-install-recommends', name)
    return true
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.log(`${error.output.trimEnd()}\n${error.message}`)
    return false
  }
}
