import type { signInAs } from './shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** Lets customers cancel paid orders until they are packed. */
export async function allowCancellingPaid(admin: Admin) {
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, cancelPaid: true }, version })
}
