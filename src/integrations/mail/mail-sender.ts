import type { MailSender } from './mailer.ts'

const named = /^(?:"([^"]*)"|([^"<>]*?))\s*<([^\s<>@]+@[^\s<>@]+)>$/
const bare = /^[^\s<>@]+@[^\s<>@]+$/

/** Reads `care@shop.example` or `Shop <care@shop.example>`; nothing where it is neither. */
export function readSender(text: string): MailSender | undefined {
  if (bare.test(text)) return { name: '', address: text }
  const [, quoted, name = quoted, address] = named.exec(text) ?? []
  return address === undefined ? undefined : { name: name ?? '', address }
}
