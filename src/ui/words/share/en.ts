export const onWhatsApp = 'Share on WhatsApp'
/** Read by screen readers. */
export const newWindow = '(opens a new window)'
export const share = 'Share'
export const copyLink = 'Copy link'
export const copied = 'Link copied.'
export const notCopied = ({ url }: { url: string }) => `Couldn’t copy the link. Copy it from here: ${url}`
/** The shared text; a link follows it. An empty `what` shares the shop itself. */
export const from = ({ what, shop }: { what: string; shop: string }) =>
  what === '' ? `${shop}:` : `${what}, from ${shop}:`
