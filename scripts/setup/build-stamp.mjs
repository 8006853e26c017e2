import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Inputs of a build that the bundler doesn't report: copied files, packages, compiler options. */
const alwaysIncluded = ['public', 'package-lock.json', 'tsconfig.json', 'tsconfig']
const stampIn = (/** @type {string} */ root) => join(root, 'build/made-from.json')

/** @typedef {{ files: string[], fingerprint: string }} Stamp */

/** Whether `build/` is up to date with the source files. @param {string} root */
export function isBuildFresh(root) {
  if (!existsSync(stampIn(root))) return false
  /** @type {Stamp} */
  const { files, fingerprint } = JSON.parse(readFileSync(stampIn(root), 'utf8'))
  return fingerprintOf(root, files) === fingerprint
}

/** Deletes the stamp, so that the build counts as stale. @param {string} root */
export const clearBuildStamp = (root) => rmSync(stampIn(root), { force: true })

/**
 * Records the inputs of `build/` from the bundler's lists (`scripts/vite/build-inputs.ts`), which leave out server-only files. If
 * a file was changed during the build, the build is stale from the start.
 * @param {string} root @param {number} begunAt milliseconds
 */
export function writeBuildStamp(root, begunAt) {
  const lists = readdirSync(join(root, 'build')).filter((name) => name.startsWith('made-from-'))
  /** @type {string[]} */
  const files = lists.flatMap((name) => JSON.parse(readFileSync(join(root, 'build', name), 'utf8')))
  const changedMeanwhile = files.some((file) => isChangedSince(join(root, file), begunAt))
  const fingerprint = changedMeanwhile ? 'changed meanwhile' : fingerprintOf(root, files)
  writeFileSync(stampIn(root), JSON.stringify({ files, fingerprint }))
}

/**
 * Whether a file was changed since a time. File times have fractions of a millisecond; `Date.now()` has none.
 * @param {string} file @param {number} time
 */
function isChangedSince(file, time) {
  const changed = Math.floor(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? time)
  return changed >= time && changed <= Date.now()
}

/**
 * A hash of the files, by content, not by time, because switching branches touches files without changing them.
 * @param {string} root @param {string[]} files
 */
function fingerprintOf(root, files) {
  const hash = createHash('sha256')
  for (const file of [
    ...new Set([...alwaysIncluded.flatMap((path) => filesUnder(root, path)), ...files]),
  ].sort())
    hash.update(`\0${file}\0`).update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : 'gone')
  return hash.digest('hex')
}

/**
 * A file, or all files in a folder.
 * @param {string} root @param {string} path @returns {string[]} paths from the root
 */
function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(root, `${path}/${name}`))
}
