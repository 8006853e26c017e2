import { sendForm } from '#test/shop/forms.ts'
import { shopWithRefundableOrder } from '#test/shop/refunds.ts'
import type { TestShop } from '#test/shop/shop.ts'

export type Person = Parameters<typeof sendForm>[0]
export const form = { stars: 5, text: 'Crunchy, and not too sweet.', name: 'Anitha R.', version: 0 }

/** A shop whose customer got three of one size and two of another of the same product. */
export async function shopWithDelivered() {
  const opened = await shopWithRefundableOrder()
  const { shopper, admin, order } = opened
  await admin.put(`/api/orders/deliver/${order.id}`)
  const reviewable = async () => (await shopper.get(`/api/orders/${order.id}/reviews`)).json()
  const [line] = await reviewable()
  const path = `/api/orders/${order.id}/reviews/${line.order_item_id}`
  const write = (
    changed: Record<string, string | number> = {},
    files: Buffer[] = [],
    person: Person = shopper,
  ) => sendForm(person, 'put', path, { ...form, ...changed }, files)
  return { ...opened, reviewable, path, write }
}

export type Opened = Awaited<ReturnType<typeof shopWithDelivered>>

export const waiting = async ({ admin }: Pick<Opened, 'admin'>) =>
  (await admin.get('/api/reviews?state=waiting')).json()

export const decide = (
  { admin }: Pick<Opened, 'admin'>,
  reviews: { id: number; version: number }[],
  decision: Record<string, unknown>,
) =>
  admin.post('/api/reviews/decisions', {
    reviews: reviews.map(({ id, version }) => ({ id, version })),
    ...decision,
  })

export async function publishAll(opened: Pick<Opened, 'admin'>) {
  const answer = await decide(opened, await waiting(opened), { state: 'published' })
  return answer.json()
}

export const published = async (shop: TestShop, productId: number, query = '') =>
  (await shop.visitor().get(`/api/products/${productId}/reviews${query}`)).json()
export const ratingOf = async (shop: TestShop, productId: number) =>
  (await shop.visitor().get(`/api/products/${productId}`)).json().rating
