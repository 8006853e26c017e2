import { notFound } from '#http/calls/refusal.ts'
import { sentences } from '../words/index.ts'

/** The answer to a call about an order that does not exist or is not the caller's. */
export const noSuchOrder = () => notFound(sentences.noSuchOrder)
