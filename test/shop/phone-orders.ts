import { createShopWithPayments } from './payment.ts'
import { addProduct, signInAs } from './shop.ts'

type Caller = Pick<Awaited<ReturnType<typeof signInAs>>, 'post'>

let forms = 0

/** What somebody of the shop enters for a customer, valid as it is: two packs of muesli, to be paid with a link. */
export const phoneOrderInput = (packId: number, changed: Record<string, unknown> = {}) => {
  forms += 1
  return {
    form_key: `phone-order-form-${String(forms).padStart(6, '0')}`,
    name: 'Meena Raj',
    phone: '9812345678',
    email: 'meena@example.com',
    language: 'en',
    items: [{ pack_id: packId, quantity: 2 }],
    address: {
      full_name: 'Meena Raj',
      address_line1: '4, Gandhi Street',
      city: 'Coimbatore',
      state: 'Tamil Nadu',
      postal_code: '641012',
      country: 'India',
    },
    total_price: 640,
    payment: { how: 'link', hours: 24 },
    ...changed,
  }
}

/** A shop with ten packs of muesli at ₹320, and its owner on the phone. */
export async function shopOnThePhone(
  options: Parameters<typeof createShopWithPayments>[0] & { stock?: number } = {},
) {
  const { stock = 10, ...rest } = options
  const shop = await createShopWithPayments(rest)
  const muesli = await addProduct(shop.db, { stock })
  const { id: packId } = await shop.db
    .selectFrom('packs')
    .select('id')
    .where('product_id', '=', muesli.id)
    .executeTakeFirstOrThrow()
  const admin = await signInAs(shop, 'admin')
  const place = (changed: Record<string, unknown> = {}, by: Caller = admin) =>
    by.post('/api/phone-orders', phoneOrderInput(packId, changed))
  /** The link of an order, and the key in it. */
  const linkOf = async (orderId: number) => {
    const { link } = (await admin.get(`/api/orders/${orderId}/payment-link`)).json()
    return link && { ...link, key: new URL(link.url).pathname.split('/').at(-1) ?? '' }
  }
  return { shop, muesli, packId, admin, place, linkOf }
}
