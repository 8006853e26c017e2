import { ApiError } from '#browser/call-api.ts'
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '../contract.ts'
import * as words from '../words/office/en.ts'

/**
 * Asks the browser to create a passkey. Its bytes are base64url as in the shop's API: newer browsers convert them
 * themselves (`parseCreationOptionsFromJSON`), but phones from a few years ago do not.
 * @throws ApiError with a message for people if the person cancels or the device cannot do it
 */
export async function createPasskey(options: CreationOptions): Promise<NewCredential> {
  const { challenge, user, excludeCredentials, authenticatorSelection, ...rest } = options
  const created = await requestCredential(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: decodeBase64Url(challenge),
        user: { ...user, id: decodeBase64Url(user.id) },
        excludeCredentials: excludeCredentials.map(({ id }) => ({
          type: 'public-key',
          id: decodeBase64Url(id),
        })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  )
  if (!(created.response instanceof AuthenticatorAttestationResponse)) throw passkeyError()
  const { clientDataJSON, attestationObject } = created.response
  return {
    id: created.id,
    response: {
      clientDataJSON: encodeBase64Url(clientDataJSON),
      attestationObject: encodeBase64Url(attestationObject),
      transports: created.response.getTransports?.() ?? [],
    },
  }
}

/**
 * Asks the browser to sign the challenge with one of the account's passkeys.
 * @throws ApiError with a message for people if the person cancels or has none here
 */
export async function signWithPasskey({
  challenge,
  rpId,
  timeout,
  allowCredentials,
}: RequestOptions): Promise<Assertion> {
  const signed = await requestCredential(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: decodeBase64Url(challenge),
        rpId,
        timeout,
        userVerification: 'preferred',
        // Without the transports a browser offers every way to reach a passkey, which is fine.
        allowCredentials: allowCredentials.map(({ id }) => ({ type: 'public-key', id: decodeBase64Url(id) })),
      },
    }),
  )
  if (!(signed.response instanceof AuthenticatorAssertionResponse)) throw passkeyError()
  const { clientDataJSON, authenticatorData, signature } = signed.response
  return {
    id: signed.id,
    response: {
      clientDataJSON: encodeBase64Url(clientDataJSON),
      authenticatorData: encodeBase64Url(authenticatorData),
      signature: encodeBase64Url(signature),
    },
  }
}

/**
 * Calls the browser's passkey API and turns every failure into an ApiError with a message for people. Browsers reveal
 * little about failures, so that no page learns which passkeys a user has.
 */
async function requestCredential(
  callBrowser: () => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  if (!('credentials' in navigator)) throw passkeyError(words.noPasskeysHere)
  try {
    const answer = await callBrowser()
    if (answer instanceof PublicKeyCredential) return answer
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'InvalidStateError')
      throw passkeyError(words.deviceHasPasskey)
  }
  throw passkeyError()
}

/** An error to throw, like one from the API. */
const passkeyError = (message: string = words.passkeyNotUsed) =>
  new ApiError(400, { message, code: 'PASSKEY_NOT_USED' })

function decodeBase64Url(text: string) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

const encodeBase64Url = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
