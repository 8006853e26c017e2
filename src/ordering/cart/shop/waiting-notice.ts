import * as words from '../words/en.ts'
import type { StoredChange } from './change-keeper.ts'
import { readChanges } from './stored-changes.ts'

const noticeId = 'waiting-changes'
const colours =
  'margin:0;padding:.5rem 1rem;text-align:center;background:#fdf0d0;color:#4a3200;overflow-wrap:anywhere'

/**
 * Lists the changes that wait for the connection, above the page. Without React, because the page below may be one whose
 * scripts could not be loaded.
 */
export function showWaitingChanges(isWaitingForLogin = false) {
  const changes = readChanges()
  const shown = document.getElementById(noticeId)
  if (changes.length === 0) return shown?.remove()
  const notice = shown ?? document.createElement('p')
  notice.id = noticeId
  notice.setAttribute('role', 'status')
  notice.style.cssText = colours
  const lead = isWaitingForLogin ? words.waitingForLogin : words.waitingChanges
  notice.textContent = `${lead} ${summarize(changes).join(', ')}`
  if (!shown) document.body.prepend(notice)
}

/** One entry for each variant: how many units more or fewer, or that it is removed. */
function summarize(changes: StoredChange[]) {
  const byVariant = Map.groupBy(changes, ({ pack_id }) => pack_id)
  return [...byVariant.values()].flatMap((ofOne) => {
    const name = ofOne[0]?.name ?? ''
    const removedAt = ofOne.findLastIndex(({ kind }) => kind === 'remove')
    const by = ofOne.slice(removedAt + 1).reduce((sum, { kind }) => sum + (kind === 'add' ? 1 : -1), 0)
    return [
      ...(removedAt >= 0 ? [words.waitingRemoval({ name })] : []),
      ...(by === 0 ? [] : [words.waitingChange({ name, by })]),
    ]
  })
}
