import { expect } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import type { signInAs, TestShop } from './shop.ts'

const pin = '7391'

/** Deletes a person's account as they do it themselves, with a pin that they have got for it. */
export async function eraseAccount({ db }: TestShop, person: Awaited<ReturnType<typeof signInAs>>) {
  await db
    .updateTable('users')
    .set({ pin_hash: await hashPin(pin) })
    .where('id', '=', person.user.id)
    .execute()
  const erased = await person.post('/api/account/erase', { pin })
  expect(erased.statusCode, erased.body).toBe(200)
}
