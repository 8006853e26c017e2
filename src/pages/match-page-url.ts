import { pageUrls } from '#urls.tsx'
import type { PageUrl } from './page-url.ts'

type Row = { url: PageUrl; pattern: RegExp; word: string }

/**
 * The page table's rows as patterns, rows without a parameter first, as the router ranks them. The router would rank
 * its table again for each URL, which costs more than sending the page.
 */
const rows: Row[] = pageUrls
  .filter(({ path }) => path !== '*')
  .map((url) => ({
    url,
    pattern: new RegExp(`^${url.path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
    word: firstWord(url.path),
  }))
  .sort((one, other) => variablesIn(one.url) - variablesIn(other.url))
const rowsWithVariableStart = rows.filter(({ word }) => word.startsWith(':'))
/** Rows by first segment, so that unknown URLs are matched against few patterns. */
const rowsByWord = new Map(
  rows.map(({ word }) => [
    word,
    rows.filter((row) => row.word === word || rowsWithVariableStart.includes(row)),
  ]),
)
const notFoundRow = pageUrls.find(({ path }) => path === '*')

function variablesIn({ path }: PageUrl) {
  return path.split(':').length
}

function firstWord(path: string) {
  return path.split('/', 2)[1]?.toLowerCase() ?? ''
}

/** The row of the page table that a path belongs to; unknown paths belong to the 404 page. */
export function matchPageUrl(pathname: string): PageUrl {
  const path = pathname.includes('%') ? pathname.split('/').map(decoded).join('/') : pathname
  const candidates = rowsByWord.get(firstWord(path)) ?? rowsWithVariableStart
  const found = candidates.find(({ pattern }) => pattern.test(path))?.url ?? notFoundRow
  if (!found) throw new Error('The page table has no row for unknown paths.')
  return found
}

function decoded(word: string) {
  try {
    return decodeURIComponent(word).replaceAll('/', '%2F')
  } catch {
    return word
  }
}
