import { request } from 'playwright-core'
import { call, productId } from './customers.ts'
import { administrator } from './shopper.ts'

/** Changes a product as the demo's administrator, in a session of its own, while shoppers look at it. */
export async function editProduct(shop: { url: string }, name: string, fields: Record<string, string>) {
  const office = await request.newContext({ baseURL: shop.url })
  try {
    const { phone, pin } = administrator
    await call(office.post('/api/auth/login', { data: { phone, pin } }))
    await call(office.put(`/api/products/${await productId(office, name)}`, { multipart: fields }))
  } finally {
    await office.dispose()
  }
}
