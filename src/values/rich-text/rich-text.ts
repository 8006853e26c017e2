/** A piece of a line, with the looks it has. A link's words have one look. */
export type Span = { text: string; bold?: true; italic?: true; code?: true; to?: string }

/** Pages of the shop are opened by a step, in the language that is read. */
export const isOwnPath = (address: string) => address.startsWith('/')

/** What a text is made of once it is read: what is drawn knows no more than these. */
export type Block = { is: 'h2' | 'h3' | 'p'; spans: Span[] } | { is: 'ul' | 'ol'; items: Span[][] }

/** What somebody typed that no page may say: an address that is none of ours, or a field that there is not. */
export type TextProblem = { kind: 'link' | 'field'; typed: string }

/** The facts that may stand in a text, by what they are called in it. */
export type TextFields = Readonly<Record<string, string>>

/**
 * Signs that nobody sees and that turn the order of letters round or hide words. The joiners that Indian scripts are
 * written with are none of them.
 */
export const invisibleCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff0-\ufffb\u{e0000}-\u{e0fff}]/u
