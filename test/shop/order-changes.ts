import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from './payment.ts'
import { addProduct, addVariant, signInAs } from './shop.ts'

type Caller = Pick<Awaited<ReturnType<typeof signInAs>>, 'get' | 'post'>
export type Change = {
  take?: { item_id: number; quantity: number }[]
  add?: { pack_id: number; quantity: number }[]
}
const link = { how: 'link', hours: 24 } as const
let forms = 0

/** What a change would cost, as the screen asks for it. */
export const quoteChange = async (
  by: Caller,
  orderId: number,
  { take = [], add = [] }: Change,
  how = 'link',
) => by.post(`/api/orders/${orderId}/change/quote`, { take, add, how })

/** The screen's form, with the amounts of a fresh quote unless others are given. */
export async function changeForm(
  by: Caller,
  orderId: number,
  change: Change,
  more: Record<string, unknown> = {},
) {
  const { take = [], add = [] } = change
  const payment = (more.payment ?? link) as { how: string }
  const { taken, added, left } = (await quoteChange(by, orderId, change, payment.how)).json()
  forms += 1
  return {
    form_key: `order-change-form-${String(forms).padStart(6, '0')}`,
    take,
    add,
    payment,
    shown: { taken: taken ?? 0, added: added ?? 0, left: left ?? 0 },
    ...more,
  }
}

export const sendChange = async (
  by: Caller,
  orderId: number,
  change: Change,
  more?: Record<string, unknown>,
) => by.post(`/api/orders/${orderId}/change`, await changeForm(by, orderId, change, more))

/**
 * A shop with a paid order of three packs of muesli at ₹320. A bigger size costs ₹640, and honey ₹150; there are ten of
 * each.
 */
export async function shopWithOrderToChange(options: Parameters<typeof createShopWithPayments>[0] = {}) {
  const shop = await createShopWithPayments(options)
  const muesli = await addProduct(shop.db, { stock: 10 })
  await addVariant(shop.db, muesli.id, { label: '1 kg', stock: 10, price_paise: 64_000 })
  const honey = await addProduct(shop.db, { name: 'Honey', stock: 10, price_paise: 15_000 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, 3)
  await payFor(shop, shopper, order.id)
  await shop.bank.idle()
  const admin = await signInAs(shop, 'admin')
  const packs = await shop.db.selectFrom('packs').select(['id', 'product_id']).orderBy('id').execute()
  const [small = 0, big = 0] = packs.flatMap(({ id, product_id }) => (product_id === muesli.id ? [id] : []))
  const honeyPack = packs.find(({ product_id }) => product_id === honey.id)?.id ?? 0
  const { lines } = (await admin.get(`/api/orders/${order.id}/change`)).json()
  const initial = { [muesli.id]: [10, 10], [honey.id]: 10 }
  return {
    shop,
    admin,
    shopper,
    order,
    item: lines[0]?.item_id as number,
    small,
    big,
    honey: honeyPack,
    initial,
  }
}
