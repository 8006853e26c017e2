import { readRupees } from '../../../values/typed-rupees.ts'

/**
 * What the catalogue's forms refuse, in the words of the contract. Its schemas would bring their library into the
 * browser, so they are said a second time here; the test beside this file holds both to each other.
 * A rule answers with a sentence, or with nothing when the typed may stay.
 */
type TypedRule = (typed: string) => string | undefined

/** Required text of at most so many characters, without signs that cannot be seen. */
const typedText =
  (most: number, missing: string): TypedRule =>
  (typed) => {
    const text = typed.trim()
    if (text === '') return missing
    if (text.length > most) return `Please use at most ${most} characters.`
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text))
      return 'Please remove the invisible characters.'
    return undefined
  }

/** Rupees. */
const typedPrice: TypedRule = (typed) => {
  if (typed.trim() === '') return 'Price should not be empty'
  const rupees = readRupees(typed)
  if (rupees === undefined) return 'Enter a number with at most two decimals'
  return rupees >= 1 && rupees <= 1_000_000 ? undefined : 'Price must be between ₹1 and ₹10,00,000'
}

const typedStock: TypedRule = (typed) => {
  if (typed.trim() === '') return 'Stock should not be empty'
  return /^\d{1,6}$/.test(typed.trim()) ? undefined : 'Stock must be a whole number up to 999999'
}

const typedDiscount: TypedRule = (typed) =>
  /^\d{1,2}$/.test(typed.trim()) ? undefined : 'Discount must be a whole percentage up to 99'

/** A field that may be left empty. */
const orBlank =
  (rule: TypedRule): TypedRule =>
  (typed) =>
    typed.trim() === '' ? undefined : rule(typed)

export const categoryRules = {
  name: typedText(80, 'Name should not be empty'),
  description: typedText(500, 'Description should not be empty'),
}

export const productRules = {
  name: typedText(120, 'Name should not be empty'),
  one_liner: typedText(160, 'One-line description should not be empty'),
  description: typedText(4000, 'Description should not be empty'),
  price: typedPrice,
  quantity: typedText(40, 'Quantity should not be empty'),
  stock: typedStock,
  mrp: orBlank(typedPrice),
  discount: orBlank(typedDiscount),
}

/** A struck-through price below the price would be a lie (decision S11). */
export const mrpRule = (mrp: string, price: string) =>
  productRules.mrp(mrp) ??
  ((readRupees(mrp) ?? Infinity) < (readRupees(price) ?? 0)
    ? 'The MRP must not be below the price'
    : undefined)
