/** The products; prices are formatted: `₹960.00`. */
type BoughtList = {
  bought: { name: string; size: string; quantity: number; price: string }[]
  /** The discounts on the order, with their reasons. */
  discounts?: { reason: string; amount: string }[] | undefined
  /** The delivery charge, if it is part of the total. */
  delivery?: string | undefined
  total: string
}
/** A piece of a paragraph. */
export type Span = { text: string; bold: boolean }
/** A paragraph, plain or with bold words; a link, lines under a heading, or a list of products. */
export type MailPart =
  | string
  | { spans: Span[] }
  | { label: string; url: string }
  | { heading: string; lines: string[] }
  | BoughtList
