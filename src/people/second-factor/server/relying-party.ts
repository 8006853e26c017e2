import { isIP } from 'node:net'
import type { Parts } from '#parts.ts'

/** The shop as passkeys know it: a passkey made for one address signs for no other. */
export function relyingParty({ settings, store }: Pick<Parts, 'settings' | 'store'>) {
  const { hostname, origin } = new URL(settings.publicUrl)
  // WebAuthn knows hosts by name alone.
  const possible = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return { id: hostname, origin, name: store().name, possible }
}
