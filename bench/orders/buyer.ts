import { sendRequest } from '#integrations/http-request.ts'
import type { Customer } from './customers.ts'

type Answer = { status: number; body: unknown }
type Places = { shop: { url: string }; providerUrl: string }
type Sent = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

const timeoutSeconds = 60

export async function send(url: string, { method = 'POST', headers = {}, body }: Sent): Promise<Answer> {
  const { status, text } = await sendRequest(url, { method, headers, body, timeoutSeconds })
  return { status, body: text === '' ? undefined : JSON.parse(text) }
}

/** The requests of a buyer's browser after `Proceed to Checkout`, one step at a time. */
export function createBuyer({ shop, providerUrl }: Places, { token }: Customer) {
  const headers = { cookie: `token=${token}`, 'content-type': 'application/json' }
  const ask = (path: string, body: object) =>
    send(`${shop.url}/api${path}`, { headers, body: JSON.stringify(body) })

  const placeOrder = () => ask('/orders/add', {})

  async function pay(orderId: number): Promise<PaymentProof> {
    const { id, key } = requireOk(await ask('/payment/initiate', { order_id: orderId })) as {
      id: string
      key: string
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const paid = await send(`${providerUrl}/v1/checkout/orders/${id}/pay`, {
      headers: form,
      body: `key_id=${key}`,
    })
    return { order_id: orderId, ...(requireOk(paid) as Omit<PaymentProof, 'order_id'>) }
  }

  const verify = async (proof: PaymentProof) => requireOk(await ask('/payment/verify', proof))

  return {
    placeOrder,
    pay,
    verify,
    /** From the cart to the paid order. */
    async checkOut() {
      const order = requireOk(await placeOrder()) as { id: number }
      await verify(await pay(order.id))
    },
  }
}

/** The payment window's result. */
export type PaymentProof = {
  order_id: number
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

function requireOk({ status, body }: Answer) {
  if (status < 200 || status > 299) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/**
 * Runs a limited number of tasks at a time.
 * @returns the duration of each, in milliseconds
 */
export async function runConcurrently<Item>(
  items: Item[],
  atATime: number,
  work: (item: Item) => Promise<unknown>,
) {
  const waiting = items.values()
  const took: number[] = []
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const item of waiting) {
        const began = performance.now()
        await work(item)
        took.push(performance.now() - began)
      }
    }),
  )
  return took
}
