import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './places.mjs'
import { run } from './run.mjs'

const sources = ['src', 'public', 'scripts/vite', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']
const stamp = join(root, 'build/.stamp')
const isTest = /\.(test|race)\.tsx?$/

/** Whether `build/` was made from the files that lie here now. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

/** Bundles the browser's scripts and styles and the page render. */
export async function build() {
  const before = fingerprint()
  rmSync(stamp, { force: true })
  await run('Building the pages', pinnedNode, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, before)
}

/** By content, not by time: a checkout or a switched branch touches files without changing them. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesUnder(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} paths from the top folder */
function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return isTest.test(path) ? [] : [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
