import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedNode, root } from './places.mjs'
import { run } from './run.mjs'

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean }> }} Lockfile */

/** Whether every package of the lockfile lies in `node_modules`, the pinned Node included. */
export function isInstalled() {
  const wanted = readLockfile('package-lock.json')
  const present = readLockfile('node_modules/.package-lock.json')
  return missingPackages(wanted, present).length === 0 && existsSync(pinnedNode)
}

/**
 * npm writes down what it installed in a lockfile of its own, so no stamp of ours is needed and a hand-made
 * `npm install` counts too. Optional packages are made for other systems and may be absent.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} present
 * @returns {string[]} paths such as `node_modules/zod` that are absent or of another version
 */
export function missingPackages(wanted, present) {
  return Object.entries(wanted.packages ?? {}).flatMap(([path, { version, optional }]) =>
    path === '' || optional || present.packages?.[path]?.version === version ? [] : [path],
  )
}

/** Installs exactly what the lockfile names, what only tests and the build need included. */
export async function install() {
  // The pinned Node must not run the command that replaces it.
  const env = {
    ...process.env,
    PATH: withoutOwnPrograms(process.env.PATH ?? ''),
    npm_config_production: undefined,
  }
  const options = { env, shell: process.platform === 'win32' }
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await run('Installing packages (a minute or two the first time)', 'npm', flags, options)
  if (!pinnedNodeWorks()) await repairNode(options)
  if (!pinnedNodeWorks())
    throw new Error(
      'The pinned Node is missing: npm did not run the install script of the package "node". ' +
        'Run "npm rebuild node --ignore-scripts=false" and try again.',
    )
}

/** Where npm is told to run no install scripts, this one is still needed: it fetches the Node for this system. */
const repairNode = (/** @type {{ env: NodeJS.ProcessEnv, shell: boolean }} */ options) =>
  run('Fetching the pinned Node', 'node', ['installArchSpecificPackage.js'], {
    ...options,
    cwd: join(root, 'node_modules/node'),
  })

function pinnedNodeWorks() {
  const version = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout
  const wanted = readLockfile('package-lock.json').packages?.['node_modules/node']?.version
  return version?.trim() === `v${wanted}`
}

/** @param {string} path */
const withoutOwnPrograms = (path) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter)

/** @param {string} path @returns {Lockfile} */
const readLockfile = (path) =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {}
