import { fieldUrl, type SectionKey, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import * as mailWords from '#operations/notifications/words/office/section/en.ts'
import * as deliveryWords from '#ordering/delivery/words/office/en.ts'
import * as connectionWords from '#shopfront/connections/words/office/en.ts'
import * as guideWords from '#shopfront/onboarding/words/office/en.ts'
import * as textWords from '#shopfront/pages/words/office/texts/en.ts'
import * as storeWords from '#shopfront/settings/words/office/en.ts'
import type { OfficeEntry } from '../rules/find-entries.ts'
import * as words from '../words/office/en.ts'

/** A section, as the sidebar shows it. */
export type ListedSection = { key: SectionKey; label: string; title: string }
/** An entry with the section that it opens, whose rights it needs. */
export type SectionEntry = OfficeEntry & { section: SectionKey }

const pairsOf = <Names extends object>(names: Names) =>
  Object.entries(names) as { [K in keyof Names]: [K, Names[K]] }[keyof Names][]

const { translations: _, ...storeFields } = storeWords.fields

/** All settings, made from the labels and hints of their forms, so that a new field is found without more work. */
const settings: Omit<SectionEntry, 'detail'>[] = [
  ...pairsOf(storeFields).map(([field, title]) => ({
    title,
    also: `${storeWords.seen[field]} ${words.settingWords[field] ?? ''}`,
    section: 'store' as const,
    to: fieldUrl('store', field),
  })),
  ...pairsOf(connectionWords.connections).map(([field, { title, why }]) => ({
    title,
    also: why,
    section: 'connections' as const,
    to: fieldUrl('connections', field),
  })),
  ...[deliveryWords.addZone, deliveryWords.fields.fee, deliveryWords.fields.free_from].map((title) => ({
    title,
    also: `${deliveryWords.lead} ${deliveryWords.zones}`,
    section: 'delivery' as const,
    to: sectionUrl('delivery'),
  })),
  ...pairsOf(mailWords.when).map(([mail, when]) => ({
    title: mailWords.kinds[mail] ?? mail,
    also: when,
    section: 'mails' as const,
    to: sectionUrl('mails', { part: 'texts', mail }),
  })),
  ...pairsOf(textWords.pages).map(([open, title]) => ({
    title,
    also: textWords.lead,
    section: 'texts' as const,
    to: sectionUrl('texts', { open }),
  })),
]

/** The steps of the setup guide, which explain why each matters. */
const help: SectionEntry[] = pairsOf(guideWords.steps).map(([, { title, why }]) => ({
  title,
  detail: why,
  section: 'guide',
  to: sectionUrl('guide'),
}))

/** What can be found without asking the shop, among the sections that somebody may open. */
export function entriesOf(sections: readonly ListedSection[]) {
  const labels = new Map(sections.map(({ key, label }) => [key, label]))
  const isOpen = ({ section }: { section: SectionKey }) => labels.has(section)
  return {
    sections: sections.map(
      ({ key, label, title }): SectionEntry => ({
        title: label,
        detail: title === label ? '' : title,
        also: words.sectionWords[key] ?? '',
        section: key,
        to: sectionUrl(key),
      }),
    ),
    settings: settings
      .filter(isOpen)
      .map((entry): SectionEntry => ({ ...entry, detail: labels.get(entry.section) ?? '' })),
    help: help.filter(isOpen),
  }
}
