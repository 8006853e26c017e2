import * as words from '../words/office/en.ts'

/** `1 order`, `1,234 orders`, and `500 orders or more` where no more than that are counted. */
export function countInWords(total: number, [one, many]: [string, string], most = Number.POSITIVE_INFINITY) {
  const counted = total === 1 ? `1 ${one}` : `${total.toLocaleString('en-IN')} ${many}`
  return total >= most ? words.orMore({ counted }) : counted
}
