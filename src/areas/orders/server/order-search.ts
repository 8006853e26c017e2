/**
 * What somebody typed into the orders' search field, as a query over `order_words`: an order number exactly, a phone
 * number or the words of a name by their beginnings. Nothing when there is nothing to search for.
 */
export function orderSearch(typed: string | undefined): string | undefined {
  const words = (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  if (words.length === 0) return undefined
  const number = /^[#+\d\s-]+$/.test(typed ?? '') ? (typed ?? '').replace(/\D/g, '') : ''
  if (number === '') return words.map(beginning).join(' & ')
  return `${lexeme(`#${number}`)} | ${beginning(withoutCountry(number))}`
}

const mostWords = 6

/** `+91 98430 11223` and `09843011223` are kept as `9843011223`. */
const withoutCountry = (digits: string) => digits.replace(/^(?:91|0)(?=\d{10}$)/, '')

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
const beginning = (word: string) => `${lexeme(word)}:*`
