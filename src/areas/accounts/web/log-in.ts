import { callApi } from '../../../ui/call-api.ts'
import { isSignedOut, sentenceOf } from '../../../ui/failure.ts'
import { toast } from '../../../ui/toast.ts'
import type { cartEndpoints } from '../../cart/contract.ts'
import { refreshVisitor } from '../../cart/web/visitor.ts'
import type { accountEndpoints } from '../contract.ts'
import { landingOf } from './landing.ts'

export type Credentials = { phone: string; pin: string }

/**
 * Logs in, shows that it worked for a second, then fetches the cart (specification §4).
 * @param query what the log-in page was opened with: `from` is where to go back to, `add` a product that a visitor
 *   wanted in the cart (decision P2)
 * @returns where to go now
 */
export async function logIn({ phone, pin }: Credentials, query: URLSearchParams) {
  const opened = await callApi<typeof accountEndpoints>()('POST /auth/login', {
    body: { phone: phone.trim(), pin },
  })
  toast.success('Login successful!', { seconds: 1 })
  await oneSecond()
  const wanted = query.get('add')
  if (wanted && opened.role === 'customer') await addWanted(wanted)
  await refreshVisitor()
  return landingOf(query.get('from'), opened)
}

/** Specification §8: how long a refusal stays depends on whether it is about the login itself. */
export function tellLogInFailure(error: unknown) {
  if (isSignedOut(error)) toast.error(sentenceOf(error, 'Authentication failed.'), { seconds: 2 })
  else toast.error(sentenceOf(error, 'Login failed. Try again.'), { seconds: 3 })
}

const oneSecond = () => new Promise((resolve) => setTimeout(resolve, 1000))

/** The login stands whatever becomes of the product. */
async function addWanted(productId: string) {
  try {
    await callApi<typeof cartEndpoints>()('POST /cart/add', { body: { product_id: productId, quantity: 1 } })
  } catch (error) {
    toast.error(sentenceOf(error, 'The product could not be put into your cart.'))
  }
}
