import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs `work` while no other process does so for this folder: two commands started together must not both install. The holder
 * keeps touching the lock file, so a lock left by a killed process can be taken over.
 *
 * @template T
 * @param {string} file path of the lock
 * @param {() => Promise<T>} work
 * @param {{ stale?: number, onWait?: () => void }} [options] `stale`: milliseconds without a touch
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { stale = 10_000, onWait = () => {} } = {}) {
  const mine = randomUUID()
  for (let hasWaited = false; !(await acquire(file, mine, stale)); hasWaited = true) {
    if (!hasWaited) onWait()
    await wait(Math.min(300, stale))
  }
  const touching = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), stale / 5)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    process.removeListener('exit', release)
    release()
  }
}

/** Tries to get the lock. @param {string} file @param {string} mine @param {number} stale */
async function acquire(file, mine, stale) {
  try {
    await writeFile(file, mine, { flag: 'wx' })
    return true
  } catch {
    return takeOver(file, mine, stale)
  }
}

/**
 * Tries to get a stale lock. Several processes may find the same stale lock. Each writes its own id; the last one to do
 * so is the holder, and all check again after a moment who that is.
 * @param {string} file @param {string} mine @param {number} stale
 */
async function takeOver(file, mine, stale) {
  const touched = await stat(file).then(
    (found) => found.mtimeMs,
    () => Date.now(),
  )
  if (Date.now() - touched < stale) return false
  await writeFile(`${file}.${mine}`, mine)
  await rename(`${file}.${mine}`, file).finally(() => rm(`${file}.${mine}`, { force: true }))
  await wait(Math.min(200, stale / 2))
  return (await readFile(file, 'utf8').catch(() => '')) === mine
}
