import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isNewEnough, modernNode, root } from './places.mjs'
import { run } from './run.mjs'

/** `running`: to build the pages and serve them. `everything`: also to test, check and measure. @typedef {'running' | 'everything'} Need */
/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package */
/** @typedef {{ packages?: Record<string, Package> }} Lockfile */

/** Whether every needed package of the lockfile lies in `node_modules`, and there is a Node to run them. @param {Need} need */
export function isInstalled(need) {
  const wanted = readLockfile('package-lock.json')
  const present = readLockfile('node_modules/.package-lock.json')
  return missingPackages(wanted, present, need).length === 0 && existsSync(modernNode)
}

/**
 * npm writes down what it installed in a lockfile of its own, so no stamp of ours is needed and a hand-made
 * `npm install` counts too. Optional packages are made for other systems and may be absent.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} present
 * @param {Need} need
 * @returns {string[]} paths such as `node_modules/zod` that are absent or of another version
 */
export function missingPackages(wanted, present, need) {
  const isNeeded = (/** @type {Package} */ { optional, dev, devOptional }) =>
    !optional && (need === 'everything' || !(dev || devOptional))
  const isThere = (/** @type {string} */ path, /** @type {Package} */ { version, link }) => {
    const found = present.packages?.[path]
    return found !== undefined && found.version === version && found.link === link
  }
  return Object.entries(wanted.packages ?? {}).flatMap(([path, entry]) =>
    path === '' || !isNeeded(entry) || isThere(path, entry) ? [] : [path],
  )
}

/**
 * Installs exactly what the lockfile names. What is there for running stays as it is when the rest is added: a shop may
 * be running from it. The one install script is that of the package `node`, which fetches the pinned Node.
 * @param {Need} need
 */
export async function install(need) {
  // The pinned Node must not run the command that replaces it.
  const env = {
    ...process.env,
    PATH: withoutOwnPrograms(process.env.PATH ?? ''),
    npm_config_production: undefined,
  }
  const options = { env, shell: process.platform === 'win32' }
  const how = isInstalled('running') ? ['install', '--no-save'] : ['ci']
  const what = need === 'everything' ? '--include=dev' : '--omit=dev'
  const flags = [...how, what, '--no-audit', '--no-fund', '--loglevel=error']
  if (isNewEnough) flags.push('--ignore-scripts')
  await run('Installing packages (a minute or two the first time)', 'npm', flags, options)
  if (!isNewEnough) await ensurePinnedNode(options)
}

/** Where npm is told to run no install scripts, this one is still needed. @param {{ env: NodeJS.ProcessEnv, shell: boolean }} options */
async function ensurePinnedNode(options) {
  const cwd = join(root, 'node_modules/node')
  if (!pinnedNodeWorks())
    await run('Fetching Node 24', 'node', ['installArchSpecificPackage.js'], { ...options, cwd })
  if (!pinnedNodeWorks())
    throw new Error('Node 24 could not be fetched for this system. Install Node 24 or newer, and try again.')
  // What it was fetched in: 68 MB of headers and manuals.
  rmSync(join(cwd, 'node_modules'), { recursive: true, force: true })
}

function pinnedNodeWorks() {
  const version = spawnSync(modernNode, ['--version'], { encoding: 'utf8' }).stdout
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
