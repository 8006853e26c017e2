import { ApiError, callApi } from '#browser/call-api.ts'
import type { sessionEndpoints } from '#people/sessions/contract.ts'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Cart, cartEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { showConfirmedCart } from './cart-actions.ts'
import type { StoredChange } from './change-keeper.ts'
import { dropChanges, readChanges } from './stored-changes.ts'

const api = callApi<typeof cartEndpoints>()

/**
 * Sends the waiting changes one after the other, in one tab at a time. Each is dropped once it has an answer; without one
 * it stays, and the shop recognises its key. What was refused is named.
 * @returns whether changes wait for their account to log in
 */
export const sendStoredChanges = () =>
  'locks' in navigator ? navigator.locks.request('cart-changes', sendAll) : sendAll()

async function sendAll(): Promise<boolean> {
  if (readChanges().length === 0) return false
  const { user } = await callApi<typeof sessionEndpoints>()('GET /session', {})
  const visitor = user?.id ?? null
  const problems: string[] = []
  let cart: Cart | undefined
  let isWaitingForLogin = false
  try {
    for (let change = readChanges()[0]; change; change = readChanges()[0]) {
      if (change.made_by !== null && visitor === null) {
        isWaitingForLogin = true
        break
      }
      if (change.made_by === visitor) {
        const outcome = await sendOne(change)
        if ('cart' in outcome) {
          cart = outcome.cart
          problems.push(...changedPrice(change, cart))
        } else problems.push(words.changeRefused({ name: change.name, reason: outcome.refused }))
      } else if (!problems.includes(words.otherAccount)) problems.push(words.otherAccount)
      dropChanges([change.key])
    }
  } catch (error) {
    // No answer, or trouble that passes: what is left is sent later.
    if (error instanceof ApiError && error.status === 401) isWaitingForLogin = true
  }
  if (readChanges().length === 0) showConfirmedCart(await api('GET /cart', {}).catch(() => cart ?? empty))
  if (problems.length > 0) toast.error(problems.join(' '), { seconds: 10 })
  else if (cart) toast.success(words.changesSaved)
  return isWaitingForLogin
}

const empty: Cart = { id: 0, cartItems: [] }

/** @throws ApiError if there was no answer, or one that may be another next time */
async function sendOne(change: StoredChange): Promise<{ cart: Cart } | { refused: string }> {
  try {
    return { cart: await sendToCart(change) }
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error
    return { refused: error.message }
  }
}

const isPassing = ({ status }: ApiError) => status === 0 || status === 401 || status === 429 || status >= 500

async function sendToCart({ kind, key, made_by, product_id, pack_id, line }: StoredChange): Promise<Cart> {
  const body = { product_id, pack_id, change: { key, made_by } }
  if (kind === 'add') return api('POST /cart/add', { body: { ...body, quantity: 1 } })
  if (kind === 'subtract') return api('POST /cart/subtract', { body })
  const cart = await api('GET /cart', {})
  const id = line ?? cart.cartItems.find((item) => item.pack_id === pack_id)?.id
  // It may be gone already, because an earlier answer was lost.
  return cart.cartItems.some((item) => item.id === id) && id
    ? api('DELETE /cart/{id}', { params: { id } })
    : cart
}

/** A sentence if the product that was added costs something else than its page said. */
function changedPrice({ kind, pack_id, name, price }: StoredChange, { cartItems }: Cart) {
  const now = cartItems.find((item) => item.pack_id === pack_id)?.Product.price
  return kind === 'add' && now !== undefined && now !== price
    ? [words.priceChanged({ name, price: formatRupees(now) })]
    : []
}
