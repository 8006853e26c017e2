const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The canonical form of an email address, for rate limits only, never for sending: without a `+` tag, and for Gmail
 * without dots.
 */
export function canonicalEmail(email: string) {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
