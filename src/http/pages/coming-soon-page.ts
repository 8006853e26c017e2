import type { PublicSettings } from '#pages/page-render.ts'
import { palettes } from '#values/colours/palettes.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import { defaultLanguage, type Language, pathIn, tagOf } from '#words/language.ts'
import * as en from '#words/page/en.ts'
import * as ta from '#words/page/ta.ts'
import { sentences } from '../words/index.ts'

const nameOf: Record<Language, string> = { en: ta.otherName, ta: en.otherName }

type Store = Pick<PublicSettings['store'], 'name' | 'palette'>

/**
 * The HTML that visitors get before the shop opens (decision X16). It uses only the shop's name, because other settings
 * may still be missing. Administrators log in from here and see the shop.
 */
export const comingSoonPage = ({ name, palette }: Store, language: Language) => {
  const other = language === defaultLanguage ? 'ta' : defaultLanguage
  const link = (to: string, words: string, linkLanguage: Language) =>
    `<a href="${to}" lang="${tagOf[linkLanguage]}">${escapeHtml(words)}</a>`
  return [
    `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8">`,
    `<title>${sentences.openingSoon.in(language)} · ${escapeHtml(name)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;padding:0 1.5rem;font:1.125rem/1.6 system-ui;background:${palettes[palette].cream};color:#2b2b22}h1{font-size:2.25rem;line-height:1.3;margin:.5rem 0}p{margin:0;max-width:34rem;overflow-wrap:anywhere}nav{margin-top:2rem}a{display:inline-block;padding:.75rem 1rem;color:inherit}</style>`,
    `</head><body><main><p>${escapeHtml(name)}</p><h1>${sentences.openingSoon.in(language)}</h1><p>${sentences.openingLead.in(language)}</p>`,
    `<nav>${link(pathIn(other, '/'), nameOf[other], other)}${link(pathIn(language, '/login'), sentences.merchantLogin.in(language), language)}</nav>`,
    '</main></body></html>',
  ].join('')
}
