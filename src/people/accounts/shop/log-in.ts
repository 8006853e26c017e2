import { callApi } from '#browser/call-api.ts'
import { errorMessageOf, isSignedOut } from '#browser/error-message.ts'
import type { cartEndpoints } from '#ordering/cart/contract.ts'
import { pageAfterLogin } from '#people/sessions/shop/page-after-login.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

export type Credentials = { phone: string; pin: string; code?: string }

/**
 * Logs in, shows a success message for a second, then loads the cart (specification §4).
 * @param query what the log-in page was opened with: `from` is where to go back to, `add` a product that a visitor
 *   wanted in the cart, in the size that its page showed (decision P2)
 * @returns where to go now
 */
export async function logIn({ phone, ...secrets }: Credentials, query: URLSearchParams) {
  const opened = await callApi<typeof accountEndpoints>()('POST /auth/login', {
    body: { phone: phone.trim(), ...secrets },
  })
  toast.success(words.loginSuccessful, { seconds: 1 })
  await oneSecond()
  const productId = query.get('add')
  if (productId && opened.role === 'customer') await addRequestedProduct(productId, query.get('from') ?? '')
  await refreshVisitor()
  return pageAfterLogin(query.get('from'), opened)
}

/** Specification §8: how long a refusal stays depends on whether it is about the login itself. */
export function showLogInFailure(error: unknown) {
  if (isSignedOut(error)) toast.error(errorMessageOf(error, words.notAuthenticated), { seconds: 2 })
  else toast.error(errorMessageOf(error, words.loginFailed), { seconds: 3 })
}

const oneSecond = () => new Promise((resolve) => setTimeout(resolve, 1000))

/** If the product cannot be put into the cart, the login still counts. */
async function addRequestedProduct(product_id: string, from: string) {
  const pack_id = new URLSearchParams(from.split('?')[1]).get('pack')
  try {
    await callApi<typeof cartEndpoints>()('POST /cart/add', { body: { product_id, pack_id, quantity: 1 } })
  } catch (error) {
    toast.error(errorMessageOf(error, words.notPutIntoCart))
  }
}
