/** What was bought, its prices as words: `₹960.00`. */
type BoughtList = {
  bought: { name: string; size: string; quantity: number; price: string }[]
  /** What its delivery costs, where that is part of the total. */
  delivery?: string | undefined
  total: string
}
/** A piece of a paragraph. */
export type Span = { text: string; bold: boolean }
/** A paragraph, plain or with bold words; an address to follow, lines under a heading, or what was bought. */
export type MailPart =
  | string
  | { spans: Span[] }
  | { label: string; url: string }
  | { heading: string; lines: string[] }
  | BoughtList
