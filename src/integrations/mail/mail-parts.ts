/** A product in a mail. `picture` is the absolute URL of a JPEG, because Outlook shows neither WebP nor AVIF. */
export type MailItem = { name: string; size: string; quantity: number; picture?: string | undefined }
/** The products; prices are formatted: `₹960.00`. */
export type BoughtList = {
  bought: (MailItem & { price: string })[]
  /** The discounts on the order, with their reasons. */
  discounts?: { reason: string; amount: string }[] | undefined
  /** The delivery charge, if it is part of the total. */
  delivery?: string | undefined
  total: string
}
/** A piece of a paragraph. */
export type Span = { text: string; bold: boolean }
export type MailLink = { label: string; url: string }
/**
 * A paragraph, plain or with bold words; a link, lines or products under a heading, a list of products with prices, a
 * code to type, or small print. The first link of a mail is its button.
 */
export type MailPart =
  | string
  | { spans: Span[] }
  | MailLink
  | { heading: string; lines: string[] }
  | { heading: string; items: MailItem[] }
  | BoughtList
  | { code: string }
  | { smallPrint: string }
