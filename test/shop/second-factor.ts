import { expect } from 'vitest'
import { softAuthenticator } from './authenticator.ts'
import { signInAs, type TestShop } from './shop.ts'

type Client = Pick<Awaited<ReturnType<typeof signInAs>>, 'get' | 'post'>

/**
 * Adds a passkey to the signed-in account.
 * @param code the emailed code that a first passkey needs in a shop with live keys
 * @returns the device, the recovery codes, and the passkey's id
 */
export async function addPasskey(
  client: Client,
  name = 'My phone',
  { origin, code }: { origin?: string; code?: string } = {},
) {
  const device = softAuthenticator(origin)
  const response = await client.post(
    '/api/second-factor/passkeys/options',
    code === undefined ? undefined : { code },
  )
  const options = response.json()
  const credential = device.create(options)
  const added = await client.post('/api/second-factor/passkeys', { name, credential })
  expect(added.statusCode, added.body).toBe(201)
  const codes: string[] = added.json().recovery_codes
  return { device, codes, id: credential.id }
}

/** Confirms the second factor with this device. */
export async function verifyWithPasskey(client: Client, device: ReturnType<typeof softAuthenticator>) {
  const options = (await client.post('/api/second-factor/challenge')).json()
  return client.post('/api/second-factor/verify', { credential: device.get(options) })
}

/** An administrator with a passkey, in the session that created it. */
export async function enrolledAdmin(shop: TestShop, person: Parameters<typeof signInAs>[2] = {}) {
  const admin = await signInAs(shop, 'admin', person)
  return { ...admin, ...(await addPasskey(admin)) }
}
