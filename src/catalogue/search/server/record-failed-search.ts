import type { FastifyRequest } from 'fastify'
import type { Parts } from '#parts.ts'
import { hasAlphabetic, wordsOf } from '../rules/words-of.ts'
import { countFailedSearch } from './failed-searches.queries.ts'

/** Programs that read pages for search engines, previews and monitoring: their searches say nothing about shoppers. */
const bot =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|curl|wget|python|headless|scrapy|http-?client/i
const maxLength = 60

/** A search as it is listed: in lower case, without punctuation. */
export const normalizedSearch = (text: string) => wordsOf(text).join(' ').slice(0, maxLength).trim()

/** Whether a search text may belong to a person: an email address, or a phone or card number. */
const mayBePersonal = (text: string) => text.includes('@') || text.replace(/[^\p{N}]/gu, '').length >= 7

/**
 * Counts a search that found no product with all of its words, without anything about the visitor. A failure must not
 * cost the visitor the answer, so it is only logged.
 */
export async function recordFailedSearch(
  { db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>,
  text: string,
  { headers }: FastifyRequest,
) {
  const query = normalizedSearch(text)
  if (query.length < 2 || !hasAlphabetic(query) || mayBePersonal(text)) return
  if (bot.test(headers['user-agent'] ?? '')) return
  try {
    await countFailedSearch(db, query, clock.now())
  } catch (error) {
    log.warn({ err: error }, 'a failed search was not recorded')
  }
}
