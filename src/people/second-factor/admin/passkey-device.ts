import { ApiError } from '#browser/call-api.ts'
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '../contract.ts'
import * as words from '../words/office/en.ts'

/**
 * The browser's passkeys, with bytes as base64url as the shop sends and takes them. Newer browsers translate by
 * themselves (`parseCreationOptionsFromJSON`), but not yet the phones of a few years ago.
 */
export async function makePasskey(options: CreationOptions): Promise<NewCredential> {
  const { challenge, user, excludeCredentials, authenticatorSelection, ...rest } = options
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  )
  if (!(made.response instanceof AuthenticatorAttestationResponse)) throw notUsed()
  const { clientDataJSON, attestationObject } = made.response
  return {
    id: made.id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
      transports: made.response.getTransports?.() ?? [],
    },
  }
}

/** Has one of the account's passkeys sign. */
export async function signWithPasskey({
  challenge,
  rpId,
  timeout,
  allowCredentials,
}: RequestOptions): Promise<Assertion> {
  const signed = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId,
        timeout,
        userVerification: 'preferred',
        // Without the transports a browser offers every way to reach a passkey, which is right as well.
        allowCredentials: allowCredentials.map(({ id }) => ({ type: 'public-key', id: bytesOf(id) })),
      },
    }),
  )
  if (!(signed.response instanceof AuthenticatorAssertionResponse)) throw notUsed()
  const { clientDataJSON, authenticatorData, signature } = signed.response
  return {
    id: signed.id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
    },
  }
}

/** Browsers tell little of what went wrong, so that no page learns which passkeys somebody has. */
async function ask(device: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!('credentials' in navigator)) throw notUsed(words.noPasskeysHere)
  try {
    const answer = await device()
    if (answer instanceof PublicKeyCredential) return answer
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'InvalidStateError')
      throw notUsed(words.deviceHasPasskey)
  }
  throw notUsed()
}

const notUsed = (message: string = words.passkeyNotUsed) =>
  new ApiError(400, { message, code: 'PASSKEY_NOT_USED' })

function bytesOf(text: string) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

const textOf = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
