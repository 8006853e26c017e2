import { containsPatterns } from '#database/search-patterns.ts'

/**
 * A parsed search: full-text query, customer patterns and product patterns. Empty lists where the text is too short.
 */
export type OrderSearch = {
  words: string
  customers: string[]
  products: string[]
  /** A possible complete number of an invoice or credit note, which belongs to one order at most. */
  document?: string
  /** Patterns for a part of such a number: the first uses the index, the others only filter. */
  documents: string[]
}

/**
 * Parses the input of the orders' search field. `words` is a query over `order_words`: exact order numbers, and
 * prefixes of phone numbers, PIN codes and names. `customers` are patterns for any part of a customer's name, e-mail or
 * phone, `products` for any part of a product's name. Undefined if there is nothing to search for.
 */
export function parseOrderSearch(typed: string | undefined): OrderSearch | undefined {
  const words = (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (words.length === 0) return undefined
  const [first = ''] = words
  if (words.length === 1 && mayBeDocumentNumber(first))
    return {
      words: quoteLexeme(first),
      customers: [],
      products: [],
      document: first.toUpperCase(),
      documents: documentPatterns(first),
    }
  const digits = /^[#+\d\s-]+$/.test(typed ?? '') ? (typed ?? '').replace(/\D/g, '') : ''
  if (digits === '') {
    const parts = substringPatterns(words.join(' '))
    const documents = words.length === 1 ? documentPatterns(first) : []
    return { words: words.map(prefixQuery).join(' & '), customers: parts, products: parts, documents }
  }
  const number = stripCountryCode(digits)
  const isOrderNumber = words[0]?.startsWith('#')
  return {
    words: `${quoteLexeme(`#${digits}`)} | ${prefixQuery(number)}`,
    customers: isOrderNumber ? [] : substringPatterns(number),
    products: [],
    documents: isOrderNumber || words.length > 1 ? [] : documentPatterns(first),
  }
}

/**
 * Whether a lower-case word has the form of an invoice or credit note number (`pp/26-27/c00042`). It may be cut off at
 * either end; only a lookup shows that.
 */
const mayBeDocumentNumber = (word: string) => /^[a-z0-9]{1,2}\/\d{2}-\d{2}\/[a-z]?\d+$/.test(word)

/**
 * The `like` patterns for a part of a document number, such as `pp/`, `c00042`, `26-27/b0` or `00042`; none for a word
 * that cannot be one. A phone number is longer than any of them.
 */
function documentPatterns(word: string) {
  if (!/[\d/]/.test(word) || !/^[a-z0-9/-]{3,16}$/.test(word) || /^\d{9,}$/.test(word)) return []
  const whole = word.toUpperCase()
  // The prefix occurs in most document numbers, so looking it up would cost more than it excludes.
  const count = whole.slice(whole.lastIndexOf('/') + 1)
  return [...(count === whole ? [] : substringPatterns(count)), ...containsPatterns(whole)]
}

const maxWords = 6
/** Shorter text matches nearly every customer, and no index helps. */
const minSearchLength = 3

/** Patterns for a search anywhere in a text; none for one that is too short for the index. */
const substringPatterns = (text: string) => (text.length < minSearchLength ? [] : containsPatterns(text))

/** `+91 98430 11223` and `09843011223` are stored as `9843011223`. */
const stripCountryCode = (digits: string) => digits.replace(/^(?:91|0)(?=\d{10}$)/, '')

const quoteLexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
/** A full-text query for words that begin like this one. */
const prefixQuery = (word: string) => `${quoteLexeme(word)}:*`
