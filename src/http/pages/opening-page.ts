import type { ShopFacts } from '#pages/page-render.ts'
import { palettes } from '#values/colours/palettes.ts'
import { escapeHtml } from '#values/texts/escape-html.ts'
import { firstLanguage, type Language, pathIn, tagOf } from '#words/language.ts'
import * as en from '#words/page/en.ts'
import * as ta from '#words/page/ta.ts'
import { said } from '../words/index.ts'

const nameOf: Record<Language, string> = { en: ta.otherName, ta: en.otherName }

type Store = Pick<ShopFacts['store'], 'name' | 'palette'>

/**
 * What visitors see of a real shop that is not open yet (decision X16). It is made of nothing but the shop's name: what
 * else a page says may still be missing. Administrators log in from here and see their shop.
 */
export const openingPage = ({ name, palette }: Store, language: Language) => {
  const other = language === firstLanguage ? 'ta' : firstLanguage
  const link = (to: string, words: string, tongue: Language) =>
    `<a href="${to}" lang="${tagOf[tongue]}">${escapeHtml(words)}</a>`
  return [
    `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8">`,
    `<title>${said.openingSoon.in(language)} · ${escapeHtml(name)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;padding:0 1.5rem;font:1.125rem/1.6 system-ui;background:${palettes[palette].cream};color:#2b2b22}h1{font-size:2.25rem;line-height:1.3;margin:.5rem 0}p{margin:0;max-width:34rem;overflow-wrap:anywhere}nav{margin-top:2rem}a{display:inline-block;padding:.75rem 1rem;color:inherit}</style>`,
    `</head><body><main><p>${escapeHtml(name)}</p><h1>${said.openingSoon.in(language)}</h1><p>${said.openingLead.in(language)}</p>`,
    `<nav>${link(pathIn(other, '/'), nameOf[other], other)}${link(pathIn(language, '/login'), said.merchantLogin.in(language), language)}</nav>`,
    '</main></body></html>',
  ].join('')
}
