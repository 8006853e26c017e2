import { escapeHtml } from '#values/texts/escape-html.ts'
import { type Language, tagOf } from '#words/language.ts'
import type { OwnData } from '../contract.ts'
import { said } from '../words/index.ts'

/** The same to be read: a page of its own, without scripts or pictures, that can be kept. */
export function drawOwnData({ data, made_at }: OwnData, language: Language) {
  const title = said.aboutMe.in(language)
  const parts = Object.entries(data).map(
    ([table, rows]) => `<h2>${escapeHtml(nameOf(table, language))}</h2>${rows.map(rowOf).join('')}`,
  )
  return `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><p>${made_at}</p>${parts.join('')}</body></html>`
}

/** A person reads their own word for it; what has none is called as it is stored. */
function nameOf(table: string, language: Language) {
  const names: Partial<Record<string, { in: (language: Language) => string }>> = said.parts
  return names[table]?.in(language) ?? table
}

const rowOf = (row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<dt><b>${escapeHtml(name)}</b></dt><dd>${escapeHtml(textOf(value))}</dd>`)
    .join('')}</dl><hr>`

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))
