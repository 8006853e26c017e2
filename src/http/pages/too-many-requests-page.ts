import type { PublicSettings } from '#pages/page-render.ts'
import { palettes } from '#values/colours/palettes.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import { type Language, tagOf } from '#words/language.ts'
import { sentences } from '../words/index.ts'

type Store = Pick<PublicSettings['store'], 'name' | 'palette'>

/**
 * The HTML of the 429 page. It has no assets or data of its own: rate limiting exists because rendering is expensive.
 */
export const tooManyRequestsPage = ({ name, palette }: Store, sentence: string, language: Language) =>
  [
    `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8">`,
    `<title>${sentences.waitAMoment.in(language)} · ${escapeHtml(name)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<style>body{margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui;background:${palettes[palette].cream};color:#2b2b22}</style>`,
    `</head><body><h1>${sentences.waitAMoment.in(language)}</h1><p>${sentence}</p></body></html>`,
  ].join('')
