/** Where pictures are kept. A key is a path of small letters, digits and hyphens, such as `pictures/9f2c/640.webp`. */
export type Media = {
  /** Stores the bytes under the key; a reader sees all of them or what was there before. */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** @returns the bytes, or null where nothing is stored */
  get: (key: string) => Promise<Buffer | null>
  /** Removing what is not there is a success. */
  delete: (key: string) => Promise<void>
  /** Whether it came with the shop itself, which never had a file that this one was made from; absent where nothing did. */
  bundledMedia?: (key: string) => Promise<boolean>
  close: () => Promise<void>
}

/** Bytes of the largest thing that is stored; a whole upload is smaller. */
export const largestObject = 32 * 1024 * 1024

const longestKey = 200
const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+)?$/

/** True for what can name a stored thing. Nothing that passes can leave the store's own folder. */
export const isMediaKey = (key: string) => key.length <= longestKey && keyPattern.test(key)

/** @throws Error for a key that is not one: keys are made by the shop, so this is a bug and not a bad request. */
export function requireMediaKey(key: string) {
  if (!isMediaKey(key)) throw new Error(`not a media key: ${JSON.stringify(key.slice(0, longestKey))}`)
  return key
}

/** @throws Error for more than `largestObject` */
export function requireStorable(bytes: Buffer) {
  if (bytes.length > largestObject) throw new Error(`too large to be stored: ${bytes.length} bytes`)
  return bytes
}
