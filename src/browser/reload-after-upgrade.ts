import { isShopReachable } from './chunk-load-error.ts'

const reloadedAtKey = 'loaded-anew-at'
const reloadPauseMs = 60_000

/**
 * Reloads the page to get the new release's files. Only if the shop is reachable, and at most once a minute, to avoid a
 * reload loop; not in a browser without storage, which can't tell.
 * @returns whether the page will reload
 */
export async function reloadOnce() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < reloadPauseMs) return false
    if (!(await isShopReachable())) return false
    sessionStorage.setItem(reloadedAtKey, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}
