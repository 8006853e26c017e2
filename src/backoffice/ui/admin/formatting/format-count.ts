import * as words from '../../words/office/en.ts'

/** Formats a count: `1 order`, `1,234 orders`, or `500 orders or more` when counting stopped at a limit. */
export function formatCount(
  total: number,
  [one, many]: [string, string],
  countLimit = Number.POSITIVE_INFINITY,
) {
  const counted = total === 1 ? `1 ${one}` : `${total.toLocaleString('en-IN')} ${many}`
  return total >= countLimit ? words.orMore({ counted }) : counted
}
