import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's public key and secret, encoded in base64url. */
export type BrowserKeys = { p256dh: string; auth: string }

const recordSize = 4096

/**
 * Encrypts a message for one browser, so that its push service cannot read it (RFC 8291, with the content encoding
 * `aes128gcm` of RFC 8188 in one record).
 * @param once the sender's key and the salt, which a test may choose; otherwise new for each message
 * @throws if the browser's key is not on the curve
 */
export function encryptPush(
  message: Buffer,
  { p256dh, auth }: BrowserKeys,
  once: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer {
  const sender = createECDH('prime256v1')
  if (once.privateKey) sender.setPrivateKey(once.privateKey)
  else sender.generateKeys()
  const salt = once.salt ?? randomBytes(16)
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = sender.getPublicKey()
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(sender.computeSecret(theirs), Buffer.from(auth, 'base64url'), both, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The delimiter of the last record.
  const encrypted = [
    cipher.update(message),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...encrypted])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
