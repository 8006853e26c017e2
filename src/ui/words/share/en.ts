export const onWhatsApp = 'Share on WhatsApp'
/** For who cannot see it. */
export const newWindow = '(opens a new window)'
export const share = 'Share'
export const copyLink = 'Copy link'
export const copied = 'Link copied.'
export const notCopied = ({ url }: { url: string }) => `This browser does not let us copy. The link is ${url}`
/** What is sent, with a link behind it; without anything in particular it is the shop alone. */
export const from = ({ what, shop }: { what: string; shop: string }) =>
  what === '' ? `${shop}:` : `${what}, from ${shop}:`
