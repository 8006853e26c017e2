import { loadRenderer } from '#http/pages/renderer.ts'
import type { Parts } from '#parts.ts'
import { createTestShop } from '../shop/shop.ts'

type PageClient = { get: (url: string, options: { headers: Record<string, string> }) => Promise<PageReply> }
type PageReply = { statusCode: number; body: string; headers: Record<string, unknown> }

/** A shop that also serves its built pages. */
export const createShopWithPages = async (parts: Partial<Parts> & { env?: Record<string, string> } = {}) =>
  createTestShop({ renderer: await loadRenderer(), ...parts })

const asBrowser = { headers: { accept: 'text/html,*/*;q=0.8' } }

/** Requests a page like a browser whose user typed the URL, including the form without a name. */
export async function openPage(client: PageClient, path: string) {
  const first = await client.get(path, asBrowser)
  const redirectUrl = first.statusCode === 301 ? String(first.headers.location) : undefined
  const { statusCode, body, headers } = redirectUrl ? await client.get(redirectUrl, asBrowser) : first
  return { status: statusCode, location: headers.location, html: body, ...splitPage(body) }
}

/** The visible text of a page and of its `<main>`. */
function splitPage(html: string) {
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
  return { root, text: visibleTextOf(root), main: visibleTextOf(between(root, '<main', '</main>')) }
}

const between = (html: string, start: string, end: string) => html.split(start)[1]?.split(end)[0] ?? ''

/** The visible text of HTML on one line; includes alt texts. */
export const visibleTextOf = (html: string) =>
  `<${html}`
    .replaceAll('<!-- -->', '')
    .replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<\/?(?:span|strong|b|s|i|em|a)(?: [^>]*)?>/g, (tag) => (tag.startsWith('</') ? ' ' : ''))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The URLs of links that contain a text. */
export const linksWithText = (html: string, words: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
    .filter(([, , inside = '']) => visibleTextOf(inside).includes(words))
    .map(([, href]) => href)
