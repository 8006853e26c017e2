import { doors } from '../../../http/doors.ts'
import { notFound, refuse } from '../../../http/refusal.ts'
import type { Parts } from '../../../parts.ts'
import { stockSentence } from '../../../values/stock.ts'
import { cartEndpoints } from '../contract.ts'
import { type AddToCart, addToCart } from './add-to-cart.ts'
import { emptyCart, lowerLine, mostOfOne, readCart, removeLine, removeProduct } from './cart.queries.ts'

export const cartApi = (parts: Parts) =>
  doors('cart', cartEndpoints, {
    'GET /cart': ({ user }) => readCart(parts.db, user.id),

    'POST /cart/add': async ({ user, body }) => {
      const added = await addToCart(parts, { userId: user.id, productId: body.product_id, by: body.quantity })
      return added.ok ? readCart(parts.db, user.id) : refuseAdding(added)
    },

    'POST /cart/subtract': async ({ user, body }) => {
      const lowered = await lowerLine(parts.db, user.id, body.product_id)
      if (lowered.numUpdatedRows === 0n) await removeProduct(parts.db, user.id, body.product_id)
      return readCart(parts.db, user.id)
    },

    'DELETE /cart/clear': async ({ user }) => {
      await emptyCart(parts.db, user.id)
      return readCart(parts.db, user.id)
    },

    'DELETE /cart/{id}': async ({ user, params }) => {
      const [removed] = await removeLine(parts.db, user.id, params.id)
      return removed?.numDeletedRows === 0n
        ? notFound('This line is not in your cart.')
        : readCart(parts.db, user.id)
    },

    'GET /session': async ({ user }) => ({
      user,
      cart: user?.role === 'customer' ? await readCart(parts.db, user.id) : null,
    }),
  })

function refuseAdding(refused: Extract<AddToCart, { ok: false }>) {
  switch (refused.reason) {
    case 'NO_SUCH_PRODUCT':
      return notFound('This product is not sold any more.')
    case 'TOO_MANY':
      return refuse(
        409,
        'TOO_MANY',
        `A cart holds at most ${mostOfOne} of one product. Please write to us for more.`,
      )
    case 'NOT_ENOUGH_STOCK':
      return refuse(409, 'NOT_ENOUGH_STOCK', stockSentence(refused.name, refused.left), {
        more: { left: refused.left },
      })
  }
}
