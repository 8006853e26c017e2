import type { signInAs } from './shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** Takes a step of several orders: `packed` or `delivered`. @returns the result of each */
export const takeStep = async (admin: Admin, name: 'packed' | 'delivered', ...order_ids: number[]) =>
  (await admin.post(`/api/orders/${name}`, { order_ids })).json().orders

/** Dispatches orders or parts of them. @returns the result of each */
export const dispatchOrders = async (admin: Admin, form: object) =>
  (
    await admin.post('/api/orders/dispatched', { form_key: crypto.randomUUID(), courier: 'dtdc', ...form })
  ).json().orders

/** Undoes the step that an order shows as its last. */
export const undoStep = (admin: Admin, { id, step }: { id: number; step: number }) =>
  admin.put(`/api/orders/undo/${id}`, { step })
