import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { CommandFailed } from './run.mjs'
import { root } from './runtime.mjs'

/** @typedef {import('./install.mjs').Need} Need */

/**
 * Prepares a checkout to run: installs and builds what is missing or out of date, and otherwise does nothing. Runs on the
 * machine's own Node, which may be old, before any package is installed. On failure it prints a message and ends the process.
 * @param {Need} need
 */
export async function prepare(need) {
  if (!isInstalled(need) || !isBuilt()) await withSetupLock(() => installAndBuild(need))
}

/** The same without the build, for a command that runs from source. @param {Need} need */
export async function prepareInstall(need) {
  if (!isInstalled(need)) await withSetupLock(async () => (isInstalled(need) ? undefined : install(need)))
}

/**
 * Runs work under the setup lock. If it fails, prints the message and ends the process.
 * @param {() => Promise<void>} work
 */
async function withSetupLock(work) {
  const waiting = () => console.log('Waiting for another install or build in this folder …')
  try {
    await withLock(join(root, '.setup-lock'), work, { onWait: waiting })
  } catch (error) {
    if (error instanceof CommandFailed) console.error(error.output)
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Checks again under the lock, because the previous holder may have done the work. @param {Need} need */
async function installAndBuild(need) {
  if (!isInstalled(need)) await install(need)
  if (!isBuilt()) await build()
}
