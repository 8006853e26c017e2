import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '#people/second-factor/contract.ts'

/**
 * A passkey authenticator in software: real keys and real signatures, as a browser at this URL would send them.
 * @param origin the page's origin, which is signed too
 */
export function softAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let count = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more])
  }

  return {
    /** Answers `navigator.credentials.create`. */
    create({ challenge, rp }: CreationOptions) {
      const coseKey = encodeCbor(
        new Map<number | string, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const idLength = Buffer.from([0, id.length])
      const credentialData = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey])
      const attestation = new Map<number | string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<number | string, Cbor>()],
        [
          'authData',
          authenticatorData(rp.id, userPresent | userVerified | credentialFollows, credentialData),
        ],
      ])
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: encodeCbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    get({ challenge, rpId }: RequestOptions) {
      count += 1
      const data = authenticatorData(rpId, userPresent | userVerified)
      const asked = clientData('webauthn.get', challenge)
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: asked.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(asked)]), privateKey).toString('base64url'),
        },
      }
    },
    /** Resets the signature counter, as on a cloned device. */
    resetCounter: () => {
      count = 0
    },
  }
}

const [userPresent, userVerified, credentialFollows] = [0x01, 0x04, 0x40]
const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest()

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** Encodes a value in the part of CBOR (RFC 8949) that a credential uses. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, held]) => [encodeCbor(key), encodeCbor(held)]),
  ])
}

/** The head of a CBOR item: its major type, and its size or value. */
function head(major: number, size: number) {
  const kind = major << 5
  if (size < 24) return Buffer.from([kind | size])
  return size < 256 ? Buffer.from([kind | 24, size]) : Buffer.from([kind | 25, size >> 8, size & 255])
}
