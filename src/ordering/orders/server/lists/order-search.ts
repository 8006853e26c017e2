import { containsPatterns } from '#database/search-patterns.ts'

/**
 * A parsed search: full-text query, customer patterns and product patterns. Empty lists where the text is too short.
 */
export type OrderSearch = {
  words: string
  customers: string[]
  products: string[]
  /** What may be the whole number of an invoice or a credit note, and then of one order at most. */
  document?: string
  /** Patterns for any part of such a number: one for the index, and what else has to be true. */
  documents: string[]
}

/**
 * What somebody typed into the orders' search field. `words` is a query over `order_words`: an order number exactly, a
 * phone number, PIN code or the words of a name by their beginnings. `customers` are patterns for any part of a
 * customer's name, e-mail or phone, `products` for any part of a product's name. Nothing when there is nothing to search
 * for.
 */
export function parseOrderSearch(typed: string | undefined): OrderSearch | undefined {
  const words = (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (words.length === 0) return undefined
  const [first = ''] = words
  if (words.length === 1 && isDocumentNumber(first))
    return {
      words: lexeme(first),
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
    words: `${lexeme(`#${digits}`)} | ${prefixQuery(number)}`,
    customers: isOrderNumber ? [] : substringPatterns(number),
    products: [],
    documents: isOrderNumber || words.length > 1 ? [] : documentPatterns(first),
  }
}

/** `PP/26-27/C00042`, and also a part of one that ends in a digit: only the documents know which it is. */
const isDocumentNumber = (word: string) => /^[a-z0-9]{1,2}\/\d{2}-\d{2}\/[a-z]?\d+$/.test(word)

/** `pp/`, `c00042`, `26-27/b0`, `00042`: capitals and digits as documents are numbered. A phone number is longer than any of them. */
function documentPatterns(word: string) {
  if (!/[\d/]/.test(word) || !/^[a-z0-9/-]{3,16}$/.test(word) || /^\d{9,}$/.test(word)) return []
  const whole = word.toUpperCase()
  // What stands before the count is in most documents' numbers: looking it up would cost more than it excludes.
  const count = whole.slice(whole.lastIndexOf('/') + 1)
  return [...(count === whole ? [] : substringPatterns(count)), ...containsPatterns(whole)]
}

const maxWords = 6
/** Fewer letters are a part of nearly everybody, and no index helps. */
const minLetters = 3

const substringPatterns = (text: string) => (text.length < minLetters ? [] : containsPatterns(text))

/** `+91 98430 11223` and `09843011223` are kept as `9843011223`. */
const stripCountryCode = (digits: string) => digits.replace(/^(?:91|0)(?=\d{10}$)/, '')

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
const prefixQuery = (word: string) => `${lexeme(word)}:*`
