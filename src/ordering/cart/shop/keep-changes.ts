import { readStored, writeStored } from '#browser/local-storage.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { lastAccountName, waitingChangesName } from '#browser/purge-device-data.ts'
import { currentVisitor, hasSignedInHint, isVisitorUnsure } from '#people/sessions/shop/visitor.ts'
import { toast } from '#ui/feedback/toast.ts'
import { minuteMs } from '#values/time/durations.ts'
import * as words from '../words/en.ts'
import { setChangeKeeper } from './cart-actions.ts'
import type { KeepableChange, StoredChange } from './change-keeper.ts'
import { sendStoredChanges } from './send-stored-changes.ts'
import { appendChange, readChanges } from './stored-changes.ts'
import { showWaitingChanges } from './waiting-notice.ts'

const retryMs = minuteMs

/** Starts keeping changes, and sends those that were kept before. */
export function keepCartChanges() {
  // Remembers the account, for a page that is opened without the network.
  findOwner()
  setChangeKeeper({ name: nameChange, mustWait, keep, isLoggedInOffline })
  window.addEventListener('online', () => void send())
  // Another tab has kept or sent one.
  window.addEventListener('storage', ({ key }) => key === waitingChangesName && showWaitingChanges())
  setInterval(() => readChanges().length > 0 && navigator.onLine && void send(), retryMs)
  showWaitingChanges()
  if (readChanges().length > 0) void send()
}

const send = () => sendStoredChanges().then(showWaitingChanges, () => {})

const mustWait = ({ made_by }: StoredChange) => readChanges().some((earlier) => earlier.made_by === made_by)

function nameChange({ kind, variant }: KeepableChange): StoredChange | undefined {
  const owner = findOwner()
  if (owner === undefined) return undefined
  const { id = 0, product_id, pack_id, name, Product: product } = variant
  return {
    key: newFormKey(),
    made_by: owner,
    at: Date.now(),
    kind,
    product_id,
    pack_id,
    name,
    price: product.price,
    // Until it is confirmed, a line has a negative id.
    ...(kind === 'remove' && id > 0 && { line: id }),
  }
}

/** The account that a change belongs to, null for a visitor. */
function findOwner(): number | null | undefined {
  const { user } = currentVisitor()
  if (user === 'unknown') return undefined
  if (user) {
    if (readStored(lastAccountName) !== String(user.id)) writeStored(lastAccountName, String(user.id))
    return user.id
  }
  return isLoggedInOffline() ? Number(readStored(lastAccountName)) : null
}

const isLoggedInOffline = () => isVisitorUnsure() && hasSignedInHint() && !!readStored(lastAccountName)

function keep(change: StoredChange) {
  if (!appendChange(change)) return false
  toast.success(words.keptForLater)
  showWaitingChanges()
  // It waits for an earlier one only.
  if (navigator.onLine) void send()
  return true
}
