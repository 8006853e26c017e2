import { z } from 'zod'
import type { Endpoints } from '../../http/endpoint.ts'
import { id, idField, idParams } from '../../http/schema-pieces.ts'
import { profile } from '../accounts/contract.ts'
import { product } from '../catalogue/contract.ts'

const cartItem = z.object({
  id,
  product_id: id,
  quantity: z.number(),
  size: z.string(),
  Product: product.pick({
    id: true,
    name: true,
    price: true,
    quantity: true,
    stock: true,
    image1: true,
    pictures: true,
    tint: true,
  }),
})
export type CartItem = z.infer<typeof cartItem>

export const cart = z.object({ id, cartItems: z.array(cartItem) })
export type Cart = z.infer<typeof cart>

export const cartEndpoints = {
  'GET /cart': { access: 'customer', summary: 'Your cart', answer: cart },
  'POST /cart/add': {
    access: 'customer',
    summary: 'Put one more of a product into the cart',
    body: z.object({
      product_id: idField,
      quantity: z.coerce.number().int().min(1).max(100).default(1),
      /** Ignored: a product has one size, its `quantity`. */
      size: z.string().max(80).nullish(),
    }),
    answer: cart,
  },
  'POST /cart/subtract': {
    access: 'customer',
    summary: 'Take one of a product out of the cart; the last one removes the line',
    body: z.object({ product_id: idField }),
    answer: cart,
  },
  'DELETE /cart/clear': { access: 'customer', summary: 'Empty the cart', answer: cart },
  'DELETE /cart/{id}': { access: 'customer', summary: 'Remove a line', params: idParams, answer: cart },
  'GET /session': {
    access: 'anyone',
    identifies: true,
    summary: 'Who is signed in and what is in their cart: all a page needs to know of a person, in one call',
    answer: z.object({ user: profile.nullable(), cart: cart.nullable() }),
  },
} satisfies Endpoints
