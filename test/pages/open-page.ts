import { loadRenderer } from '#http/pages/renderer.ts'
import type { Parts } from '#parts.ts'
import { createTestShop } from '../shop/shop.ts'

type Asker = { get: (url: string, options: { headers: Record<string, string> }) => Promise<Answered> }
type Answered = { statusCode: number; body: string; headers: Record<string, unknown> }

/** A shop that answers its built pages as well. */
export const createShopWithPages = async (parts: Partial<Parts> & { env?: Record<string, string> } = {}) =>
  createTestShop({ renderer: await loadRenderer(), ...parts })

const asBrowser = { headers: { accept: 'text/html,*/*;q=0.8' } }

/** Asks for a page as a browser does that somebody typed the address into, or the address that it had before names. */
export async function openPage(asker: Asker, path: string) {
  const first = await asker.get(path, asBrowser)
  const moved = first.statusCode === 301 ? String(first.headers.location) : undefined
  const { statusCode, body, headers } = moved ? await asker.get(moved, asBrowser) : first
  return { status: statusCode, location: headers.location, html: body, ...partsOf(body) }
}

/** What a page says, without what only browsers and search engines read. */
function partsOf(html: string) {
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
  return { root, text: wordsOf(root), main: wordsOf(between(root, '<main', '</main>')) }
}

const between = (html: string, start: string, end: string) => html.split(start)[1]?.split(end)[0] ?? ''

/** The words of a piece of HTML in one line; a picture counts as the words that stand for it. */
export const wordsOf = (html: string) =>
  `<${html}`
    .replaceAll('<!-- -->', '')
    .replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<\/?(?:span|strong|b|s|i|em|a)(?: [^>]*)?>/g, (tag) => (tag.startsWith('</') ? ' ' : ''))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Where the links and buttons of a page lead that say this. */
export const linksSaying = (html: string, words: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
    .filter(([, , inside = '']) => wordsOf(inside).includes(words))
    .map(([, href]) => href)
