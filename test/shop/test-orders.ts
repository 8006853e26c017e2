import type { TestOrders } from '#ordering/test-orders/contract.ts'
import { deliverWebhooks } from './payment.ts'
import { shopOnThePhone } from './phone-orders.ts'
import { sendMails } from './send-mails.ts'

let forms = 0
const newFormKey = () => {
  forms += 1
  return `test-order-form-${String(forms).padStart(6, '0')}`
}

/** A shop with ten packs of muesli at ₹320, and its owner, who tries it. */
export async function shopToTry(options: Parameters<typeof shopOnThePhone>[0] = {}) {
  const opened = await shopOnThePhone(options)
  const { shop, admin } = opened
  const read = async (): Promise<TestOrders> => (await admin.get('/api/test-order')).json()
  const place = (formKey = newFormKey()) => admin.post('/api/test-order', { form_key: formKey })
  const placeAndFind = async () => {
    const { order } = (await place()).json() as TestOrders
    if (!order?.payment) throw new Error('no order that can be paid')
    return { ...order, key: new URL(order.payment.url).pathname.split('/').at(-1) ?? '' }
  }
  const undoAndRefund = async () => {
    await deliverWebhooks(shop)
    await deliverWebhooks(shop)
    await sendMails(shop)
  }
  return { ...opened, read, place, placeAndFind, undoAndRefund }
}
