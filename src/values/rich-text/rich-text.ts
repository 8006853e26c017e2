/** A piece of text with its style. A link's text has one style. */
export type Span = { text: string; bold?: true; italic?: true; code?: true; to?: string }

/** Whether a link stays in the shop: then it is opened by the router in the current language. */
export const isOwnPath = (address: string) => address.startsWith('/')

/** A parsed block; renderers need to know only these. */
export type Block = { is: 'h2' | 'h3' | 'p'; spans: Span[] } | { is: 'ul' | 'ol'; items: Span[][] }

/** Text that must not be published: a forbidden link or an unknown placeholder. */
export type TextProblem = { kind: 'link' | 'field'; typed: string }

/** The values of placeholders, by name. */
export type TextFields = Readonly<Record<string, string>>

/** Invisible characters that reorder or hide text. The joiners of Indian scripts are not among them. */
export const invisibleCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff0-\ufffb\u{e0000}-\u{e0fff}]/u
