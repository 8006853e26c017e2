import { escapeHtml } from '#values/texts/escape-html.ts'
import { type Language, tagOf } from '#words/language.ts'
import type { DataExport } from '../contract.ts'
import { sentences } from '../words/index.ts'

/** The HTML of the export as a web page: self-contained, without scripts or pictures, so that it can be saved. */
export function renderDataExport({ data, made_at }: DataExport, language: Language) {
  const title = sentences.aboutMe.in(language)
  const parts = Object.entries(data).map(
    ([table, rows]) => `<h2>${escapeHtml(nameOf(table, language))}</h2>${rows.map(renderRow).join('')}`,
  )
  return `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><p>${made_at}</p>${parts.join('')}</body></html>`
}

/** The table's name in the reader's language; the stored name if there is no translation. */
function nameOf(table: string, language: Language) {
  const names: Partial<Record<string, { in: (language: Language) => string }>> = sentences.parts
  return names[table]?.in(language) ?? table
}

/** The HTML of one row as a list of names and values, without empty ones. */
const renderRow = (row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<dt><b>${escapeHtml(name)}</b></dt><dd>${escapeHtml(renderValue(value))}</dd>`)
    .join('')}</dl><hr>`

const renderValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))
