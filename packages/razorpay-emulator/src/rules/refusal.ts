/** A refusal with the provider's message and body. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly body: { error: Record<string, unknown> }
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.description))
    this.status = status
    this.body = { error }
  }
}

/** A refusal with status 400. @param more replaces fields of the error */
export const badRequest = (description: string, more: Record<string, unknown> = {}) =>
  new Refusal(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...more,
  })

/** A refusal for an id that does not exist. */
export const unknownId = () =>
  badRequest('The id provided does not exist', { source: 'NA', step: 'NA', reason: 'NA' })

/** A refusal for wrong keys. */
export const unauthorised = () =>
  new Refusal(401, { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' })

/** A refusal for a simulated rate limit. */
export const tooManyRequests = () =>
  new Refusal(429, { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' })

/** A refusal for a simulated failure of the provider. */
export const gatewayDown = (status: number) =>
  new Refusal(status, {
    code: status === 500 ? 'SERVER_ERROR' : 'GATEWAY_ERROR',
    description:
      'We are facing some trouble completing your request at the moment. Please try again shortly.',
  })
