import { z } from 'zod'
import { product } from '#catalogue/products/contract.ts'
import { variant } from '#catalogue/products/variant-contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { coerceNumber, formKey, id, idField, idParams, rupees } from '#http/calls/schema-pieces.ts'

const cartItem = z.object({
  id,
  product_id: id,
  pack_id: id,
  /** The product's name, with the size if it has several. */
  name: z.string(),
  quantity: z.number(),
  size: z.string(),
  /** The product with the price, quantity and stock of the line's variant. */
  Product: product.extend(variant.pick({ net_amount: true, net_unit: true }).shape).pick({
    id: true,
    path: true,
    name: true,
    price: true,
    mrp: true,
    quantity: true,
    stock: true,
    image1: true,
    pictures: true,
    tint: true,
    net_amount: true,
    net_unit: true,
  }),
})
export type CartItem = z.infer<typeof cartItem>

/** A bundle on offer whose parts are all in the cart. Its price applies to as many of them as the quantities are enough for. */
const cartBundle = z.object({
  id,
  path: z.string(),
  name: z.string(),
  price: rupees,
  parts: z.array(z.object({ pack_id: id, quantity: z.number() })),
})
export type CartBundle = z.infer<typeof cartBundle>

/** `bundles` is absent if there are none. The units of bundles are among those of `cartItems`. */
export const cart = z.object({
  id,
  cartItems: z.array(cartItem),
  bundles: z.array(cartBundle).optional(),
})
export type Cart = z.infer<typeof cart>

const lineInput = z.object({
  product_id: idField,
  pack_id: idField,
  quantity: coerceNumber(z.number().int().min(1).max(1000)),
})
export type CartLineInput = z.infer<typeof lineInput>

export const missingLine = z.object({
  pack_id: id,
  /** Not sold any more, not enough in stock, or more than an order may contain. */
  reason: z.enum(['gone', 'stock', 'limit']),
  /** The units that were added all the same. */
  added: z.number().int(),
})
export type MissingLine = z.infer<typeof missingLine>

/**
 * For a change that the browser may send again because it got no answer: it is made once under its key, and only in the
 * cart of the account, or the visitor (null), for whom it was made.
 */
const repeatable = { change: z.object({ key: formKey, made_by: idField.nullable() }).optional() }

/** The variant by its name or id; the first one if neither is given. */
const packName = { size: z.string().max(80).nullish(), pack_id: idField.nullish() }

/** What coupons take off the cart. The order that is placed now costs as much less. */
const cartCoupons = z.object({
  /** Whether there are codes that can be entered now. */
  offered: z.boolean(),
  /** The code that was entered; null if none was. */
  code: z.string().nullable(),
  /** Why the code takes nothing off; null if it does. */
  problem: z.string().nullable(),
  /** Of the code and of automatic coupons, in the order in which they apply. */
  discounts: z.array(
    z.object({
      coupon_id: id,
      /** Null for an automatic coupon. */
      coupon_code: z.string().nullable(),
      reason: z.string(),
      amount: rupees,
    }),
  ),
})
export type CartCoupons = z.infer<typeof cartCoupons>

/** Where the cart will be delivered, if it is known: free delivery saves nothing without it. */
const destination = z.object({
  postal_code: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
})

export const cartEndpoints = {
  'GET /cart': {
    right: 'cart:own',
    summary: 'Get your cart; marks its prices as seen',
    answer: cart,
  },
  'POST /cart/add': {
    right: 'cart:own',
    summary: 'Add one unit of a product to the cart',
    body: z.object({
      product_id: idField,
      quantity: coerceNumber(z.number().int().min(1).max(100)).default(1),
      ...packName,
      ...repeatable,
    }),
    answer: cart,
  },
  'POST /cart/lines': {
    right: 'cart:own',
    summary: 'Add the items of an earlier order to the cart, as far as they are in stock, at today’s prices',
    body: z.object({ lines: z.array(lineInput).min(1).max(100), ...repeatable }),
    answer: z.object({ cart, added: z.number().int(), missing: z.array(missingLine) }),
    limit: { most: 20, perSeconds: 60, per: 'person' },
  },
  'POST /cart/bundles': {
    right: 'cart:own',
    summary: 'Add all parts of a bundle to the cart, or remove them',
    body: z.object({
      bundle_id: idField,
      /** How many bundles; below 0 to remove some. Removing more than the cart contains removes all. */
      by: coerceNumber(z.number().int().min(-100).max(100)).default(1),
    }),
    answer: cart,
  },
  'GET /cart/coupons': {
    right: 'cart:own',
    summary: 'Get what coupons take off your cart',
    query: destination,
    answer: cartCoupons,
  },
  'POST /cart/coupon': {
    right: 'cart:own',
    summary: 'Enter a coupon code in the cart, instead of the one that was entered before',
    body: destination.extend({ code: z.string().max(40) }),
    answer: cartCoupons,
    limit: { most: 20, perSeconds: 60, per: 'person' },
  },
  'DELETE /cart/coupon': {
    right: 'cart:own',
    summary: 'Remove the coupon code from the cart; idempotent',
    query: destination,
    answer: cartCoupons,
  },
  'POST /cart/subtract': {
    right: 'cart:own',
    summary: 'Remove one unit of a product from the cart; the last one removes the item',
    body: z.object({ product_id: idField, ...packName, ...repeatable }),
    answer: cart,
  },
  'DELETE /cart/clear': { right: 'cart:own', summary: 'Empty the cart', answer: cart },
  'DELETE /cart/{id}': {
    right: 'cart:own',
    summary: 'Remove an item from the cart',
    params: idParams,
    answer: cart,
  },
  'PUT /cart/{id}': {
    right: 'cart:own',
    summary: 'Reduce the quantity of a cart item; never increases it',
    params: idParams,
    body: z.object({ most: coerceNumber(z.number().int().min(1).max(1000)) }),
    answer: cart,
  },
} satisfies Endpoints
