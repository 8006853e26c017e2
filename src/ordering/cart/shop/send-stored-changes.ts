import { ApiError, callApi } from '#browser/call-api.ts'
import type { sessionEndpoints } from '#people/sessions/contract.ts'
import { emptyCart } from '#people/sessions/shop/visitor.ts'
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
  navigator.locks ? navigator.locks.request('cart-changes', sendAll) : sendAll()

async function sendAll(): Promise<boolean> {
  if (readChanges().length === 0) return false
  const { user } = await callApi<typeof sessionEndpoints>()('GET /session', {})
  const visitor = user?.id ?? null
  // Those of an account wait until it logs in again.
  const nextChange = () => readChanges().find(({ made_by }) => visitor !== null || made_by === null)
  const problems: string[] = []
  let cart: Cart | undefined
  try {
    for (let change = nextChange(); change; change = nextChange()) {
      if (change.made_by !== visitor) problems.push(words.otherAccount)
      else {
        const outcome = await sendOne(change)
        if ('cart' in outcome) cart = outcome.cart
        problems.push(
          ...('cart' in outcome
            ? changedPrice(change, outcome.cart)
            : [words.changeRefused({ name: change.name, reason: outcome.refused })]),
        )
      }
      dropChanges([change.key])
    }
    showConfirmedCart(await api('GET /cart', {}).catch(() => cart ?? emptyCart))
  } catch {
    // No answer, or trouble that passes: what is left is sent later.
  }
  if (problems.length > 0) toast.error([...new Set(problems)].join(' '), { seconds: 10 })
  else if (cart) toast.success(words.changesSaved)
  return visitor === null && readChanges().some(({ made_by }) => made_by !== null)
}

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
