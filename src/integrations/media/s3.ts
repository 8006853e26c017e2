import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type Media, requireMediaKey, requireStorable } from './media.ts'

export type S3Options = {
  /** Without the bucket, such as `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  keyId: string
  secret: string
  /** The timeout of one attempt, including the body. */
  timeoutSeconds?: number
  wait?: (seconds: number) => Promise<void>
}

type S3Request = {
  method: 'PUT' | 'GET' | 'DELETE'
  key: string
  body?: Buffer
  headers?: Record<string, string>
}
type S3Response = { status: number; bytes: Buffer }

const tries = 3
const sleep = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * The store was unreachable or refused the call: the message contains its status (0 without an answer) and its error
 * code.
 */
class MediaError extends Error {
  override name = 'MediaError'
  readonly status: number
  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/**
 * Pictures in an S3-compatible store (AWS, R2, MinIO, Spaces …), with path-style URLs. Every call is idempotent, so a
 * failed one is retried, at most twice.
 * @throws MediaError from every call
 */
export function s3Media(options: S3Options): Media {
  const { wait = sleep } = options
  const send = createSender(options)

  async function sendWithRetries(call: S3Request): Promise<S3Response> {
    for (let tried = 1; ; tried++) {
      try {
        return await send(call)
      } catch (error) {
        const isFinal = !(error instanceof MediaError) || (error.status > 0 && !isRetryable(error.status))
        if (isFinal || tried >= tries) throw error
        await wait(0.1 * 2 ** tried * (0.5 + Math.random() / 2))
      }
    }
  }

  return {
    put: async (key, bytes, contentType) => {
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256(bytes) }
      await sendWithRetries({ method: 'PUT', key, body: requireStorable(bytes), headers })
    },
    get: async (key) => {
      const { status, bytes } = await sendWithRetries({ method: 'GET', key })
      return status === 404 ? null : bytes
    },
    delete: async (key) => void (await sendWithRetries({ method: 'DELETE', key })),
    close: async () => {},
  }
}

const isRetryable = (status: number) => status >= 500 || status === 429 || status === 408
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Creates a function that makes one attempt of a call. A missing key is a result (404), a missing bucket an error. */
function createSender({ endpoint, region, bucket, keyId, secret, timeoutSeconds = 10 }: S3Options) {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  })
  return async ({ method, key, body, headers }: S3Request): Promise<S3Response> => {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000)
    const address = `${endpoint}/${bucket}/${requireMediaKey(key)}`
    const { status, bytes } = await fetchBytes(async () => {
      const request = await client.sign(address, {
        method,
        body: body && new Uint8Array(body),
        headers,
        signal,
      })
      return fetch(request, { redirect: 'error' })
    })
    if (status < 300) return { status, bytes }
    const code = /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString('utf8', 0, 4096))?.[1] ?? 'no code'
    if (status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return { status, bytes }
    throw new MediaError(`the picture store returned ${status} (${code}) for ${method} ${key}`, status)
  }
}

/** The status and body of an answer. @throws MediaError when no complete answer came */
async function fetchBytes(call: () => Promise<Response>): Promise<S3Response> {
  try {
    const response = await call()
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch (cause) {
    throw new MediaError('couldn’t reach the picture store', 0, { cause })
  }
}
