import type { MailPart } from './mail-parts.ts'

const maxLength = 140

/**
 * The first sentences of a mail that aren't its greeting, for the preview in a list of mails.
 * @returns at most 140 characters, cut between words
 */
export function preheaderOf(parts: MailPart[]): string {
  const paragraphs = parts.flatMap((part) => textOf(part) ?? [])
  // A greeting ends in a comma, in both languages.
  const line = paragraphs.find((text) => !text.endsWith(',')) ?? paragraphs[0] ?? ''
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0))}…`
}

function textOf(part: MailPart) {
  if (typeof part === 'string') return oneLine(part)
  return 'spans' in part ? oneLine(part.spans.map(({ text }) => text).join('')) : undefined
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
