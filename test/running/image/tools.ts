import { spawnSync } from 'node:child_process'
import { installSystemPackage } from '../../../scripts/suite/system-packages.ts'

const packages = ['buildah', 'podman', 'runc', 'mmdebstrap']

/** @throws Error if a tool is missing and cannot be installed */
export async function installTools() {
  for (const name of packages) {
    if (spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0) continue
    if (!(await installSystemPackage(name))) throw new Error(`${name} is missing and cannot be installed.`)
  }
}

/**
 * @returns its output
 * @throws Error with the output
 */
export function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return stdout
  throw error ?? new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
}
