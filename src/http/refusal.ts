/** An error answer (decision S1): `error` and `message` are the same sentence, fit to be shown to a person. */
type ErrorBody = {
  error: string
  message: string
  code: string
  fields?: Record<string, string>
}

type Extra = {
  /** A sentence beside each field that is wrong. */
  fields?: Record<string, string>
  /** Seconds until another try makes sense. */
  retryAfterSeconds?: number
  /** More for the caller, such as the fresh cart. */
  more?: Record<string, unknown>
}

/** A handler's answer when the rules say no. It is returned, not thrown: a throw is a bug. */
export class Refusal {
  readonly status: number
  readonly body: ErrorBody & Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    sentence: string,
    { fields, retryAfterSeconds, more }: Extra = {},
  ) {
    this.status = status
    this.body = { ...more, error: sentence, message: sentence, code, ...(fields && { fields }) }
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const refuse = (status: number, code: string, sentence: string, extra?: Extra) =>
  new Refusal(status, code, sentence, extra)

export const notFound = (sentence = 'This does not exist, or not any more.') =>
  refuse(404, 'NOT_FOUND', sentence)
export const notSignedIn = () => refuse(401, 'NOT_SIGNED_IN', 'Please log in to continue.')
export const notAllowed = (sentence = 'Your account may not do this.') => refuse(403, 'NOT_ALLOWED', sentence)
