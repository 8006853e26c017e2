import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { sentences } from '../words/index.ts'

/**
 * An error answer (decision S1): `error` and `message` are the same text for the user, in the language of the requested
 * URL. `code` and `params` are for programs and do not depend on the language.
 */
type ErrorBody = {
  error: string
  message: string
  code: string
  params?: Sentence['params']
  fields?: Record<string, string>
}

type Extra = {
  /** A message for each invalid field. */
  fields?: Record<string, Sentence>
  /** Seconds after which a retry makes sense. */
  retryAfterSeconds?: number
  /** More fields for the caller, such as the current cart. */
  more?: Record<string, unknown>
}

/** A handler's answer when a rule forbids the action. It is returned, not thrown: an exception is a bug. */
export class Refusal {
  readonly status: number
  readonly code: string
  readonly sentence: Sentence
  readonly extra: Extra

  constructor(status: number, code: string, sentence: Sentence, extra: Extra = {}) {
    this.status = status
    this.code = code
    this.sentence = sentence
    this.extra = extra
  }

  /** A server error, which an operator should investigate. */
  get isOurs() {
    return this.status >= 500
  }

  /** The body of the answer, with its sentences in a language. */
  bodyIn(language: Language): ErrorBody & Record<string, unknown> {
    const { sentence, code, extra } = this
    const message = sentence.in(language)
    const { params } = sentence
    const fields = extra.fields && fieldTextsIn(extra.fields, language)
    return {
      ...extra.more,
      error: message,
      message,
      code,
      ...(params && { params }),
      ...(fields && { fields }),
    }
  }
}

const fieldTextsIn = (fields: Record<string, Sentence>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, sentence.in(language)]))

/** Creates a refusal for a handler to return. Nothing is sent or thrown yet. @param code for programs, `NOT_FOUND` */
export const refuse = (status: number, code: string, sentence: Sentence, extra?: Extra) =>
  new Refusal(status, code, sentence, extra)

/** A refusal with status 404. */
export const notFound = (sentence: Sentence = sentences.notFound) => refuse(404, 'NOT_FOUND', sentence)
/** A refusal with status 401, for a call that needs a login. */
export const refuseNotSignedIn = () => refuse(401, 'NOT_SIGNED_IN', sentences.notSignedIn)
/** A refusal with status 403. */
export const notAllowed = (sentence: Sentence = sentences.notAllowed) => refuse(403, 'NOT_ALLOWED', sentence)
