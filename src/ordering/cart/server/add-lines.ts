import { createHash } from 'node:crypto'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { CartLineInput, MissingLine } from '../contract.ts'
import { type AddToCartResult, addToCart } from './add-to-cart.ts'

type Added = {
  /** How many units are in the cart now that were not before. */
  added: number
  missing: MissingLine[]
  /** The cart that was created for a visitor who had none. */
  newVisitorCart?: { token: string; owner: CartOwner }
}

type Input = {
  owner: CartOwner & { language: Language }
  lines: CartLineInput[]
  /** The key of a call that may be sent again: then no line is added a second time. */
  changeKey?: string | undefined
}

/**
 * Adds the lines of an earlier order to a cart, at today's prices: as many units as are in stock and as one order may
 * contain. A line that isn't sold any more, or of which nothing is left, doesn't stop the others. A call
 * that is sent again counts a line as added that was added the first time, and tries the others.
 */
export async function addLines(
  parts: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { owner, lines, changeKey }: Input,
): Promise<Added> {
  const result: Added = { added: 0, missing: [] }
  // One after the other: each line counts against the limits of the next.
  for (const [at, line] of lines.entries()) {
    const cart = { ...owner, ...result.newVisitorCart?.owner }
    const { units, reason, newVisitorCart } = await addAsMany(parts, cart, {
      ...line,
      changeKey: changeKey && keyOfLine(changeKey, at),
    })
    result.added += units
    if (newVisitorCart) result.newVisitorCart = newVisitorCart
    if (reason) result.missing.push({ pack_id: line.pack_id, reason, added: units })
  }
  return result
}

/** Each line is a change of its own. Hashed, because the key may have the full length already. */
const keyOfLine = (changeKey: string, at: number) =>
  createHash('sha256').update(`${changeKey} ${at}`).digest('base64url')

type Refused = Extract<AddToCartResult, { ok: false }>

/** Adds a line, or if that is refused, as many of its units as are accepted. */
async function addAsMany(
  parts: Pick<Parts, 'db' | 'clock' | 'settings'>,
  owner: Input['owner'],
  { product_id, pack_id, quantity, changeKey }: CartLineInput & Pick<Input, 'changeKey'>,
) {
  const add = (by: number) =>
    addToCart(parts, { owner, productId: product_id, pack: { pack_id }, by, changeKey })
  const whole = await add(quantity)
  if (whole.ok) return { units: quantity, newVisitorCart: whole.newVisitorCart }
  const rest = acceptedUnits(whole)
  const part = rest > 0 && rest < quantity ? await add(rest) : undefined
  return part?.ok
    ? { units: rest, reason: reasons[whole.reason], newVisitorCart: part.newVisitorCart }
    : { units: 0, reason: reasons[part?.reason ?? whole.reason] }
}

/** How many units a refused line may still have. */
const acceptedUnits = (refused: Refused) =>
  refused.reason === 'NO_SUCH_PRODUCT' ? 0 : Math.max(0, refused.acceptable)

const reasons = { NO_SUCH_PRODUCT: 'gone', TOO_MANY: 'limit', NOT_ENOUGH_STOCK: 'stock' } as const
