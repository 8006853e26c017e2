/**
 * The same bytes in memory of their own, for what is kept long. Node cuts small buffers from shared blocks of 64 KB, and
 * one that is kept holds its whole block: ten thousand requests left 245 MB of blocks behind 48 MB of kept bytes.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
