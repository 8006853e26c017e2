import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { modernNode, root, runsTypeScript } from './runtime.mjs'

/** `running`: packages to build and serve the shop. `everything`: also those for tests, checks and benchmarks. @typedef {'running' | 'everything'} Need */
/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package */
/** @typedef {{ packages?: Record<string, Package> }} Lockfile */

/** Whether every needed package of the lockfile is in `node_modules`, with a Node to run it. @param {Need} need */
export function isInstalled(need) {
  const wanted = readLockfile('package-lock.json')
  const present = readLockfile('node_modules/.package-lock.json')
  return missingPackages(wanted, present, need).length === 0 && existsSync(modernNode)
}

/**
 * The packages that are not installed as the lockfile says. npm records what it installed in its own lockfile, so a
 * manual `npm install` counts too. Optional packages are for other systems and may be missing.
 * @param {Lockfile} wanted
 * @param {Lockfile} present
 * @param {Need} need
 * @returns {string[]} paths such as `node_modules/zod` that are missing or have another version
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
 * Installs exactly what the lockfile names. Packages that a running shop may use stay unchanged when the rest is added. The
 * only install script that runs is that of the package `node`, which downloads the pinned Node.
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
  if (runsTypeScript) flags.push('--ignore-scripts')
  await run('Installing packages (takes a minute or two the first time)', 'npm', flags, options)
  if (!runsTypeScript) await ensurePinnedNode(options)
}

/**
 * Downloads the pinned Node unless it works: npm may be configured to run no install scripts, but this one is needed.
 * @param {{ env: NodeJS.ProcessEnv, shell: boolean }} options
 */
async function ensurePinnedNode(options) {
  const cwd = join(root, 'node_modules/node')
  if (!pinnedNodeWorks())
    await run('Downloading Node 24', 'node', ['installArchSpecificPackage.js'], { ...options, cwd })
  if (!pinnedNodeWorks())
    throw new Error('Couldn’t download Node 24 for this system. Install Node 24 or newer, then try again.')
  // Removes 68 MB of headers and manuals.
  rmSync(join(cwd, 'node_modules'), { recursive: true, force: true })
}

/** Whether the pinned Node runs and has the version of the lockfile. */
function pinnedNodeWorks() {
  const version = spawnSync(modernNode, ['--version'], { encoding: 'utf8' }).stdout
  const wanted = readLockfile('package-lock.json').packages?.['node_modules/node']?.version
  return version?.trim() === `v${wanted}`
}

/** A PATH without the project's own programs. @param {string} path */
const withoutOwnPrograms = (path) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter)

/** @param {string} path @returns {Lockfile} */
const readLockfile = (path) =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {}
