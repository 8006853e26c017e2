import type { MailSender } from './mailer.ts'

const namedAddress = /^(?:"([^"]*)"|([^"<>]*?))\s*<([^\s<>@]+@[^\s<>@]+)>$/
const bareAddress = /^[^\s<>@]+@[^\s<>@]+$/

/** Parses `care@shop.example` or `Shop <care@shop.example>`; undefined if the text is neither. */
export function parseSender(text: string): MailSender | undefined {
  if (bareAddress.test(text)) return { name: '', address: text }
  const [, quoted, name = quoted, address] = namedAddress.exec(text) ?? []
  return address === undefined ? undefined : { name: name ?? '', address }
}
