import { payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'
import { agree, shopWithWhatsapp } from '#test/shop/whatsapp.ts'

/** A shop with a paid order of a customer who wants messages. */
export async function shopWithPaidOrder(options?: Parameters<typeof shopWithWhatsapp>[0]) {
  const found = await shopWithWhatsapp(options)
  const { shop } = found
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  await agree(shopper)
  const order = await placeOrderOf(shopper, muesli.id)
  await payFor(shop, shopper, order.id)
  return { ...found, muesli, shopper, order }
}

export const bodyOf = ({
  call,
}: {
  call: { template: { components: { parameters: { text: string }[] }[] } }
}) => call.template.components[0]?.parameters.map(({ text }) => text)
