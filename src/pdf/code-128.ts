/** The widths of bars and gaps of each Code 128 symbol, by its value; the last one is the stop symbol. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const [toPairs, startSingle, startPairs, end] = [99, 104, 105, 106]
/** The value of digit 0 in code set B. */
const zero = 16

/** The symbol values of a number: two digits make one symbol, and an odd first digit is encoded alone. */
function symbolValues(number: number) {
  const digits = String(number)
  const isOdd = digits.length % 2 === 1
  const pairs = (digits.slice(isOdd ? 1 : 0).match(/\d\d/g) ?? []).map(Number)
  if (!isOdd) return [startPairs, ...pairs]
  const first = zero + Number(digits[0])
  return pairs.length > 0 ? [startSingle, first, toPairs, ...pairs] : [startSingle, first]
}

/**
 * The widths of the bars and gaps of a number as Code 128, which any scanner reads: bar, gap, bar… in units of the
 * thinnest. Written here, because libraries draw a hundred kinds of codes into pictures, and this is forty lines and
 * one table.
 */
export function code128(number: number): number[] {
  const values = symbolValues(number)
  const sum = values.reduce((so, value, index) => so + value * Math.max(index, 1), 0)
  return [...values, sum % 103, end].flatMap((value) => [...(widths[value] ?? '')].map(Number))
}
