import { ApiError, callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { currentVisitor, hasSignedInHint, setCart } from '#people/sessions/shop/visitor.ts'
import type { CartLineInput, cartEndpoints } from '../contract.ts'

/** The call whose answer may have been lost. When it is tapped again, it is sent with the same key. */
let unanswered: { wanted: string; change: { key: string; made_by: number | null } } | undefined

/** Adds several lines to the cart in one call, and shows the cart. After a lost answer, a second try adds nothing twice. */
export async function sendLines(lines: CartLineInput[]) {
  const change = changeFor(lines)
  try {
    const answer = await callApi<typeof cartEndpoints>()('POST /cart/lines', {
      body: { lines, ...(change && { change }) },
    })
    unanswered = undefined
    setCart(answer.cart)
    return answer
  } catch (error) {
    // Refused: nothing was added.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered = undefined
    throw error
  }
}

/** The key of this call; undefined as long as nobody knows whose cart it is. */
function changeFor(lines: CartLineInput[]) {
  const { user } = currentVisitor()
  if (user === 'unknown' || (user === null && hasSignedInHint())) return undefined
  const made_by = user?.id ?? null
  const wanted = JSON.stringify(lines)
  if (unanswered?.wanted !== wanted || unanswered.change.made_by !== made_by)
    unanswered = { wanted, change: { key: newFormKey(), made_by } }
  return unanswered.change
}
