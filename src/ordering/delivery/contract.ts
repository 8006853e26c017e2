import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  id,
  idField,
  idParams,
  messageAnswer,
  requiredText,
  rupees,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { optionalText, translationsOf } from '#http/calls/translation-pieces.ts'
import { daysNeeded } from '#shopfront/settings/words/en.ts'
import type { Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import * as words from './words/office/en.ts'

const mostRupees = 100_000
const money = z
  .number(words.rupeesNeeded)
  .min(0, words.rupeesNeeded)
  .max(mostRupees, words.rupeesNeeded)
  .refine((sum) => Math.abs(sum * 100 - Math.round(sum * 100)) < 1e-6, words.rupeesNeeded)
/** Nothing is no limit. */
const limit = money.refine((sum) => sum > 0, words.rupeesNeeded).nullable()

/** One entry of an area; existence and overlaps are checked by `validateArea`. */
const entry = z.string().trim().max(80, words.entryTooLong)

/** Where a zone is, by any of these: the nearer one wins, a code before its district and that before its state. */
const area = {
  /** `641012`, `641001-641062` or `641*`. */
  codes: z.array(entry).max(500, words.tooManyEntries),
  /** `Coimbatore`, or where two states have one of that name, `Aurangabad, Bihar`. */
  districts: z.array(entry).max(500, words.tooManyEntries),
  states: z.array(entry).max(50, words.tooManyEntries),
}

/** Working days from the order to the door, `2` or `3-7`. */
const days = z
  .string()
  .regex(/^\d{1,2}(-\d{1,2})?$/, daysNeeded)
  .refine((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return first <= last
  }, words.fewerFirst)

/** As many signs as the same text may have in the first language. */
export const zoneTexts = z.object({ name: optionalText(60), note: optionalText(200) })
export const zoneTranslations = translationsOf(zoneTexts.partial())

const zoneInput = z.object({
  name: requiredText(60),
  ...area,
  days,
  /** 0: paid to the courier. */
  fee: money,
  free_from: limit,
  minimum: limit,
  note: optionalText(200),
  translations: zoneTranslations.optional(),
})
export type DeliveryZoneInput = z.infer<typeof zoneInput>
export const zoneInputShape = zoneInput.shape

const version = versionField.min(1)
/** Where the merchant delivers, and on which terms. */
const zone = zoneInput.extend({
  id,
  fee: rupees,
  free_from: rupees.nullable(),
  minimum: rupees.nullable(),
  translations: zoneTranslations,
  version,
})
export type Zone = z.infer<typeof zone>

/** What a zone is called and what is noted of it, as a reader of that language is told. */
export function localizeZone<Name extends string | null>(
  { name, note, translations }: Pick<Zone, 'note' | 'translations'> & { name: Name },
  language: Language,
): { name: Name | string; note: string } {
  const own = translatedTexts(translations, language)
  return { name: own.name || name, note: own.note || note }
}

/** A part of where the shop delivers as search engines are told of it, in rupees and working days. */
export type DeliveryArea = Pick<Zone, 'fee' | 'free_from'> & {
  /** A state, some postal codes, each from one to another, or those of a state. */
  places: { region?: string; codes?: [string, string][] }[]
  packing: string
  onTheWay: string
}

/** What holds for one postal code, on the day on which it is asked. */
const deliveryTerms = z.object({
  /** In the reader's language; none where the shop delivers to its own district. */
  zone: z.string().nullable(),
  days: z.string(),
  /** By this day, `2026-11-26`. */
  by: z.iso.date(),
  fee: rupees,
  free_from: rupees.nullable(),
  minimum: rupees.nullable(),
  note: z.string(),
})
export type DeliveryTerms = z.infer<typeof deliveryTerms>

/** A post office's district; a code can lie in several. */
const place = z.object({ district: z.string(), state: z.string() })
export type Place = z.infer<typeof place>

const deliveryEstimate = z.object({
  postal_code: z.string(),
  /** Whether, and by when: a sentence for the shopper. */
  sentence: z.string(),
  /** None where the shop does not deliver. */
  terms: deliveryTerms.nullable(),
  places: z.array(place),
})
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>

const postalCode = z.string().regex(/^[1-9]\d{5}$/)

export const deliveryEndpoints = {
  'GET /delivery/{pin}': {
    access: 'anyone',
    summary: 'Get the delivery date, charge and place of a PIN code, or that the shop does not deliver there',
    params: z.object({ pin: postalCode }),
    /** Of the product whose page asks; without it, what is in the cart. */
    query: z.object({ product: idField.optional() }),
    answer: deliveryEstimate,
  },
  'GET /delivery/zones': {
    access: 'admin',
    summary: 'List delivery zones by name',
    answer: z.array(zone),
  },
  'POST /delivery/zones': {
    access: 'admin',
    stepUp: true,
    summary: 'Create a delivery zone',
    body: zoneInput,
    answer: zone,
    status: 201,
  },
  'PUT /delivery/zones/{id}': {
    access: 'admin',
    stepUp: true,
    summary: 'Update a delivery zone; the version must match',
    params: idParams,
    body: zoneInput.extend({ version }),
    answer: zone,
  },
  'DELETE /delivery/zones/{id}': {
    access: 'admin',
    stepUp: true,
    summary: 'Delete a delivery zone; without zones the shop delivers to its district',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
