import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Far longer than the job that sends mails takes alone, because a busy machine must not fail tests. */
const timeoutMs = 60_000

/** A mail as its reader sees it. */
type ReceivedMail = { to: string; subject: string; text: string }

/**
 * The link in the newest mail to an address; waits for a mail that has one.
 * @param dataDir the shop's data folder, which contains the mailbox
 * @param link the pattern of the link, such as `/reset-password/`
 */
export async function findLink(dataDir: string, to: string, link: RegExp): Promise<string> {
  const linkIn = (text: string) => text.match(/https?:\/\/[^\s<>"]+/g)?.find((url) => link.test(url))
  return await findInMail(dataDir, to, linkIn, `a link like ${link}`)
}

/** The login code in the newest mail to an address. */
export const findCode = (dataDir: string, to: string) =>
  findInMail(dataDir, to, (text) => /^\d{6}$/m.exec(text)?.[0], 'a code')

async function findInMail(
  dataDir: string,
  to: string,
  find: (text: string) => string | undefined,
  what: string,
): Promise<string> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(50)) {
    const mail = (await readMailbox(dataDir)).findLast((mail) => mail.to.includes(to))
    const found = mail && find(mail.text)
    if (found) return found
  }
  throw new Error(`No mail to ${to} with ${what} came within ${timeoutMs / 1000} s.`)
}

/** All mails, oldest first. */
export async function readMailbox(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'mailbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => /^[^.].*\.eml$/.test(name)).map((name) => join(folder, name))
  const mails = await Promise.all(
    files.map(async (file) => ({
      written: (await stat(file)).mtimeMs,
      ...parseMail(await readFile(file, 'latin1')),
    })),
  )
  return mails.sort((one, other) => one.written - other.written)
}

/** Parses a mail, with its plain text from whichever part contains it. */
function parseMail(raw: string): ReceivedMail {
  const { header, body } = splitHeaderAndBody(raw)
  return { to: header('to'), subject: header('subject'), text: textOf(raw) ?? body }
}

/** The plain text of a mail or of a part of it; undefined if it has none. */
function textOf(raw: string): string | undefined {
  const { header, body } = splitHeaderAndBody(raw)
  const type = header('content-type') || 'text/plain'
  const boundary = type.match(/boundary="?([^";]+)"?/i)?.[1]
  if (!boundary)
    return /^text\/plain/i.test(type) ? decode(body, header('content-transfer-encoding')) : undefined
  const parts = body.split(`--${boundary}`).slice(1, -1)
  return parts.map((part) => textOf(part.replace(/^\r?\n/, ''))).find((text) => text !== undefined)
}

/** Splits a mail or a part of it into its body and a function that gives a header, empty if it is missing. */
function splitHeaderAndBody(raw: string) {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/)
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ')
  const header = (name: string) => unfolded.match(new RegExp(`^${name}: *(.*)$`, 'im'))?.[1]?.trim() ?? ''
  return { header, body: rest.join('\n\n') }
}

/** @param body one character per byte, as transported */
function decode(body: string, encoding: string) {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, 'latin1').toString()
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
