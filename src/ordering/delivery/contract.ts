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
/** Null: no limit. */
const limit = money.refine((sum) => sum > 0, words.rupeesNeeded).nullable()

/** One entry of an area; existence and overlaps are checked by `validateArea`. */
const entry = z.string().trim().max(80, words.entryTooLong)

/**
 * The area of a zone by codes, districts or states. The most specific entry wins: a code before its district, a
 * district before its state.
 */
const area = {
  /** `641012`, `641001-641062` or `641*`. */
  codes: z.array(entry).max(500, words.tooManyEntries),
  /** `Coimbatore`, or `Aurangabad, Bihar` if two states have a district of that name. */
  districts: z.array(entry).max(500, words.tooManyEntries),
  states: z.array(entry).max(50, words.tooManyEntries),
}

/** Working days from order to delivery, `2` or `3-7`. */
const days = z
  .string()
  .regex(/^\d{1,2}(-\d{1,2})?$/, daysNeeded)
  .refine((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return first <= last
  }, words.fewerFirst)

/** The same maximum lengths as in the first language. */
export const zoneTexts = z.object({ name: optionalText(60), note: optionalText(200) })
export const zoneTranslations = translationsOf(zoneTexts.partial())

const zoneInput = z.object({
  name: requiredText(60),
  ...area,
  days,
  /** 0: the courier is paid on delivery. */
  fee: money,
  free_from: limit,
  minimum: limit,
  note: optionalText(200),
  translations: zoneTranslations.optional(),
  /** Whether orders to this zone can be paid in cash. Omitted: unchanged; a new zone does not allow it. */
  cash_on_delivery: z.boolean().optional(),
})
export type DeliveryZoneInput = z.infer<typeof zoneInput>
export const zoneInputShape = zoneInput.shape

const version = versionField.min(1)
/** A delivery zone with its terms. */
const zone = zoneInput.extend({
  id,
  fee: rupees,
  free_from: rupees.nullable(),
  minimum: rupees.nullable(),
  translations: zoneTranslations,
  cash_on_delivery: z.boolean(),
  version,
})
export type Zone = z.infer<typeof zone>

/** A zone's name and note in a language; where a translation is missing, those of the first language. */
export function localizeZone<Name extends string | null>(
  { name, note, translations }: Pick<Zone, 'note' | 'translations'> & { name: Name },
  language: Language,
): { name: Name | string; note: string } {
  const own = translatedTexts(translations, language)
  return { name: own.name || name, note: own.note || note }
}

/** A delivery area for search engines, in rupees and working days. */
export type DeliveryArea = Pick<Zone, 'fee' | 'free_from'> & {
  /** A state by its ISO 3166-2 code (`TN`), ranges of postal codes, or ranges within a state. */
  places: { region?: string; codes?: [string, string][] }[]
  packing: string
  onTheWay: string
}

/** Delivery terms for one postal code, as of today. */
const deliveryTerms = z.object({
  /** In the reader's language; null if the shop has no zones and delivers to its own district. */
  zone: z.string().nullable(),
  days: z.string(),
  /** The expected day, `2026-11-26`. */
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
  /** The estimate as a sentence for the shopper. */
  sentence: z.string(),
  /** Null if the shop does not deliver there. */
  terms: deliveryTerms.nullable(),
  places: z.array(place),
})
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>

const postalCode = z.string().regex(/^[1-9]\d{5}$/)

export const deliveryEndpoints = {
  'GET /delivery/{pin}': {
    right: 'anyone',
    summary: 'Get the delivery date, charge and place of a PIN code, or that the shop does not deliver there',
    params: z.object({ pin: postalCode }),
    /** The product of the current page; without it the cart. */
    query: z.object({ product: idField.optional() }),
    answer: deliveryEstimate,
  },
  'GET /delivery/zones': {
    right: 'settings:read',
    summary: 'List delivery zones by name',
    answer: z.array(zone),
  },
  'POST /delivery/zones': {
    right: 'settings:write',
    stepUp: 'setting',
    summary: 'Create a delivery zone',
    body: zoneInput,
    answer: zone,
    status: 201,
  },
  'PUT /delivery/zones/{id}': {
    right: 'settings:write',
    stepUp: 'setting',
    summary: 'Update a delivery zone; the version must match',
    params: idParams,
    body: zoneInput.extend({ version }),
    answer: zone,
  },
  'DELETE /delivery/zones/{id}': {
    right: 'settings:write',
    stepUp: 'setting',
    summary: 'Delete a delivery zone; without zones the shop delivers to its district',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
