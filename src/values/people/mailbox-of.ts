const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, for limits only, never for writing to it: what follows a `+` is the reader's own
 * label, and Gmail sees no dots.
 */
export function mailboxOf(email: string) {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
