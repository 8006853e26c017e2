import { isIP } from 'node:net'
import type { Parts } from '#parts.ts'

/**
 * The shop as a WebAuthn relying party: a passkey created for one origin signs for no other. `possible` is false if the
 * shop's address is an IP address.
 */
export function relyingParty({ settings, store }: Pick<Parts, 'settings' | 'store'>) {
  const { hostname, origin } = new URL(settings.publicUrl)
  // WebAuthn does not work with IP addresses.
  const possible = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return { id: hostname, origin, name: store().name, possible }
}
