import { namedPack, type PackName } from '#catalogue/products/server/packs/named-pack.ts'
import { type Call, doors } from '#http/calls/doors.ts'
import type { Endpoint } from '#http/calls/endpoint.ts'
import { tooManyTries } from '#http/calls/errors.ts'
import { notFound, Refusal, refuse } from '#http/calls/refusal.ts'
import { said as holdSaid } from '#ordering/reservations/words/index.ts'
import type { Parts } from '#parts.ts'
import { said as valueSaid } from '#values/words/index.ts'
import { said } from '../words/index.ts'
import { type AddToCart, addToCart } from './add-to-cart.ts'
import {
  emptyCart,
  findLinesOfProduct,
  lowerLine,
  lowerLineTo,
  readCart,
  removeLine,
  showCart,
} from './cart.queries.ts'
import { type CartOwner, findCartId } from './cart-owner.ts'
import { callsOfTheCart } from './visits/calls-of-the-cart.ts'
import { readVisitToken, startVisit } from './visits/visit-cookie.ts'
import { ownerOf } from './visits/visits.ts'

type CartParts = Parts & {
  /** Takes one of what is made for a network: the seconds until there is one again, 0 when there is. */
  spend: (address: string) => Promise<number>
}

export const cartApi = (parts: CartParts) =>
  doors('cart', callsOfTheCart(parts.settings), {
    'GET /cart': (call) => ofOwner(call, (owner) => showCart(parts.db, owner)),

    'POST /cart/add': (call) => ofOwner(call, (owner) => putIn(parts, owner, call)),

    'POST /cart/subtract': (call) =>
      ofOwner(call, async (owner) => {
        const { product_id, ...name } = call.body
        const line = namedPack(await findLinesOfProduct(parts.db, owner, product_id), name)
        if (line) await lowerLine(parts.db, owner, line.pack_id)
        return readCart(parts.db, owner)
      }),

    'DELETE /cart/clear': (call) =>
      ofOwner(call, async (owner) => {
        await emptyCart(parts.db, owner)
        return readCart(parts.db, owner)
      }),

    'DELETE /cart/{id}': (call) =>
      ofOwner(call, async (owner) => {
        const [removed] = await removeLine(parts.db, owner, call.params.id)
        return removed?.numDeletedRows === 0n ? noSuchLine() : readCart(parts.db, owner)
      }),

    'PUT /cart/{id}': (call) =>
      ofOwner(call, async (owner) => {
        const { numUpdatedRows } = await lowerLineTo(parts.db, owner, call.params.id, call.body.most)
        return numUpdatedRows === 0n ? noSuchLine() : readCart(parts.db, owner)
      }),
  })

type Asked = Pick<Call<Endpoint & { access: 'anyone' }>, 'user' | 'language' | 'request' | 'reply'>
type Reader = CartOwner & Pick<Asked, 'language'>

/** Does something with the cart of whoever asks. */
async function ofOwner<Answer>(call: Asked, work: (owner: Reader) => Promise<Answer>) {
  const owner = ownerOf(call)
  return owner instanceof Refusal ? owner : work({ ...owner, language: call.language })
}

async function putIn(
  parts: CartParts,
  owner: Reader,
  { body, request, reply }: Asked & { body: { product_id: number; quantity: number } & PackName },
) {
  if (parts.store().opening) return refuse(409, 'SHOP_NOT_OPEN', valueSaid.shopNotOpen)
  await payForVisit(parts, owner, request.ip)
  const { product_id, quantity, ...pack } = body
  const added = await addToCart(parts, { owner, productId: product_id, pack, by: quantity })
  if (!added.ok) return refuseAdding(parts, added)
  const token = added.newVisit?.token ?? readVisitToken(request)
  if (owner.userId === null && token) startVisit(reply, token)
  return readCart(parts.db, { ...(added.newVisit?.owner ?? owner), language: owner.language })
}

/** Carts of nobody can be made without end: a new one is part of what a network may have made in a minute. */
async function payForVisit({ db, spend }: CartParts, owner: CartOwner, address: string) {
  if (owner.userId !== null || (await findCartId(db, owner)) !== undefined) return
  const seconds = await spend(address)
  if (seconds > 0) throw tooManyTries(seconds)
}

const noSuchLine = () => notFound(said.noSuchLine)

function refuseAdding({ store }: Parts, refused: Extract<AddToCart, { ok: false }>) {
  switch (refused.reason) {
    case 'NO_SUCH_PRODUCT':
      return notFound(said.notSoldAnyMore)
    case 'TOO_MANY':
      return refuse(
        409,
        'TOO_MANY',
        holdSaid.tooManyOfOne({ name: refused.name, most: refused.most, email: store().email }),
      )
    case 'NOT_ENOUGH_STOCK':
      return refuse(409, 'NOT_ENOUGH_STOCK', valueSaid.inStock({ name: refused.name, left: refused.left }), {
        more: { left: refused.left },
      })
  }
}
