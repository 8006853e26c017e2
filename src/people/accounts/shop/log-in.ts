import { callApi } from '#browser/call-api.ts'
import { errorMessageOf, isSignedOut } from '#browser/error-message.ts'
import { preloadPage } from '#browser/router/core.ts'
import type { cartEndpoints } from '#ordering/cart/contract.ts'
import { pageAfterLogin } from '#people/sessions/shop/page-after-login.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { rememberDevice } from './known-device.ts'

export type Credentials = { phone: string; pin: string; code?: string }

/**
 * Logs in, shows a success message and waits a second (specification §4). Then adds the requested product to the cart,
 * and loads the user and the cart for all components (`refreshVisitor`).
 * @param query what the log-in page was opened with: `from` is where to go back to, `add` a product that a visitor
 * wanted in the cart, in the size that its page showed (decision P2), `lines` several of them
 * @returns where to go now
 * @throws ApiError if the login is refused
 */
export async function logIn(credentials: Credentials, query: URLSearchParams) {
  const opened = await openSession(credentials)
  toast.success(words.loginSuccessful, { seconds: 1 })
  const next = pageAfterLogin(query.get('from'), opened)
  preloadPage(next.split('?')[0] ?? next)
  await waitOneSecond()
  const productId = query.get('add')
  if (productId && opened.role === 'customer') await addRequestedProduct(productId, query.get('from') ?? '')
  const lines = query.get('lines')
  if (lines && opened.role === 'customer') await addRequestedLines(lines)
  await refreshVisitor()
  return next
}

/**
 * Logs in within the checkout, which goes on at once: without the message and without another page (decision X22).
 * @returns where an administrator must go, who can't order; null for a customer
 * @throws ApiError if the login is refused
 */
export async function logInHere(credentials: Credentials) {
  const opened = await openSession(credentials)
  await refreshVisitor()
  return opened.role === 'admin' ? opened.redirect : null
}

async function openSession({ phone, ...secrets }: Credentials) {
  const opened = await callApi<typeof accountEndpoints>()('POST /auth/login', {
    body: { phone: phone.trim(), ...secrets },
  })
  rememberDevice()
  return opened
}

/**
 * Shows why a login was refused as a toast. How long it stays depends on whether it is about the login itself
 * (specification §8).
 */
export function showLogInFailure(error: unknown) {
  if (isSignedOut(error)) toast.error(errorMessageOf(error, words.notAuthenticated), { seconds: 2 })
  else toast.error(errorMessageOf(error, words.loginFailed), { seconds: 3 })
}

const waitOneSecond = () => new Promise((resolve) => setTimeout(resolve, 1000))

/**
 * Adds a product to the cart, in the variant that the query of `from` names. A failure is shown and does not fail the
 * login.
 */
async function addRequestedProduct(product_id: string, from: string) {
  const pack_id = new URLSearchParams(from.split('?')[1]).get('pack')
  try {
    await callApi<typeof cartEndpoints>()('POST /cart/add', { body: { product_id, pack_id, quantity: 1 } })
  } catch (error) {
    toast.error(errorMessageOf(error, words.notPutIntoCart))
  }
}

/**
 * Adds what a visitor wanted of a recipe, as `product.size.quantity` joined by hyphens, as far as it is in stock. A
 * failure is shown and does not fail the login.
 */
async function addRequestedLines(typed: string) {
  const lines = typed.split('-').map((line) => {
    const [product_id = 0, pack_id = 0, quantity = 0] = line.split('.').map(Number)
    return { product_id, pack_id, quantity }
  })
  try {
    const { missing } = await callApi<typeof cartEndpoints>()('POST /cart/lines', { body: { lines } })
    if (missing.length > 0) toast.error(words.notPutIntoCart)
  } catch (error) {
    toast.error(errorMessageOf(error, words.notPutIntoCart))
  }
}
