import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { ruled, text, versionField } from '#http/calls/schema-pieces.ts'
import { inLanguages, upTo } from '#http/calls/translation-pieces.ts'
import { type Zone, zoneIn } from '#ordering/delivery/contract.ts'
import { paletteNames } from '#values/colours/palettes.ts'
import { licencePattern } from '#values/food-label.ts'
import { emailRule } from '#values/people/field-rules.ts'
import { isGstin } from '#values/tax/gstin.ts'
import { weekDays } from '#values/time/week-days.ts'
import { tooLong } from '#values/words/en.ts'
import { findIndianState } from '#words/gst-states.ts'
import { inSchema } from '#words/in-schema.ts'
import type { Language } from '#words/language.ts'
import { textsIn } from '#words/texts-in.ts'
import * as words from './words/en.ts'

/** Days as people say them, `1-2`, or a single number of them. */
const days = z.string().regex(/^\d{1,2}(-\d{1,2})?$/, words.daysNeeded)

/** A postal code, or from-to. */
const postalCodes = z
  .string()
  .regex(/^[1-9]\d{5}(-[1-9]\d{5})?$/, words.postalCodesNeeded)
  .refine((range) => {
    const [first = '', last = first] = range.split('-')
    return first <= last
  }, words.smallerFirst)

/** Days on which nothing is packed or brought, whatever day of the week they are. */
const holidays = z
  .array(z.iso.date(words.holidayNeeded))
  .max(200, inSchema(words.tooManyHolidays, { most: 200 }))

/** A whole number, from 1 on unless told otherwise; whatever else it is, it is told in this sentence. */
const whole = (most: number, sentence: string, least = 1) =>
  z.number(sentence).int(sentence).min(least, sentence).max(most, sentence)

const mostParts = 8
/** The highest limit above which a refund asks who it is: ₹1,00,000. */
const mostUnaskedRupees = 100_000

export const partText = upTo(40)
/** The merchant's own texts in another language; what is missing or empty is said in the first. */
export const storeTexts = z.object({
  tagline: upTo(120),
  blurb: upTo(400),
  badge: upTo(20),
  /** The names of the parts of the composition, by what they are called in the first language. */
  parts: z
    .record(z.string().max(40), partText)
    .refine(
      (names) => Object.keys(names).length <= mostParts,
      inSchema(words.tooManyParts, { most: mostParts }),
    ),
})

export const taxKinds = ['unregistered', 'composition', 'regular'] as const
export type TaxKind = (typeof taxKinds)[number]

/** How the merchant stands to the goods and services tax. Only who is not registered has no number. */
export const taxpayer = z
  .object({ kind: z.enum(taxKinds), gstin: z.string().max(20, words.gstinWrong).optional() })
  .refine(({ kind, gstin }) => kind === 'unregistered' || !!gstin, {
    path: ['gstin'],
    error: words.gstinNeeded,
  })
  .refine(({ gstin }) => !gstin || isGstin(gstin), { path: ['gstin'], error: words.gstinWrong })

/** What the numbers of invoices begin with: short, for such a number has sixteen signs at most. */
export const documentPrefix = z.string().regex(/^[A-Z0-9]{1,2}$/, words.prefixNeeded)

/** The merchant's facts: everything that another shop would say of itself. */
export const storeFacts = z.object({
  name: text(60),
  /** What a phone writes below the shop's icon. */
  shortName: text(20),
  tagline: text(120),
  blurb: text(400),
  legalName: text(120),
  address: z
    .array(text(120))
    .min(1, words.addressNeeded)
    .max(6, inSchema(words.tooManyLines, { most: 6 })),
  /** The first is the one that mails and policies name. */
  phones: z.tuple([text(20)], text(20)),
  email: ruled(emailRule),
  /** The number of its food licence. A shop that has not said it shows none. */
  fssai: z.string().regex(licencePattern, words.licenceNeeded).optional(),
  /** Both empty where the shop has none. */
  social: z
    .object({
      label: upTo(40),
      url: z
        .url({ protocol: /^https$/, error: words.linkNeeded })
        .max(300, inSchema(tooLong, { most: 300 }))
        .or(z.literal('')),
    })
    .refine(({ label, url }) => (label === '') === (url === ''), {
      path: ['url'],
      error: words.linkAndName,
    }),
  /** Who hears complaints, as the law asks of a shop. */
  officer: z
    .object({ name: text(80), designation: text(80), phone: text(20), email: ruled(emailRule) })
    .optional(),
  /** In which time a complaint is acknowledged and settled. */
  grievances: z.object({
    acknowledgeHours: whole(240, words.hoursNeeded),
    settleMonths: whole(12, words.monthsNeeded),
  }),
  /** How long orders and what belongs to them outlive an account: as tax law demands of invoices. */
  keepMonths: whole(240, words.keepMonthsNeeded),
  /** Where we deliver, and how long it takes, as every policy page and the checkout say it. */
  shipping: z.object({
    district: text(60),
    /** The state that the merchant sells from, as the list writes it: it decides where an unregistered one may sell. */
    state: text(60).transform((typed, context) => {
      const state = findIndianState(typed)
      if (!state) context.addIssue(words.stateUnknown)
      return state ?? typed
    }),
    /** The state as search engines know it: ISO 3166-2 without the country. */
    stateCode: z.string().regex(/^[A-Z]{2}$/, words.stateCodeNeeded),
    processingDays: days,
    deliveryDays: days,
    /** The postal codes of the district. */
    postalCodes: z
      .array(postalCodes)
      .min(1, words.noPostalCodes)
      .max(500, inSchema(words.tooManyPostalCodes, { most: 500 })),
  }),
  /** The days of the week on which parcels are packed and brought, and those on which they are not all the same. */
  workingDays: z.array(z.enum(weekDays, words.weekDayNeeded)).min(1, words.weekDayNeeded),
  holidays,
  /** Whether the last day of delivery is a promise; without it pages and mails say that an order is expected by that day. */
  commitsToDates: z.boolean().optional(),
  /**
   * What a product page shows for a product that brings no figures of its own (decision S11). 0 rupees: nothing is struck
   * through and no badge shown. No badge: what is struck through is shown alone. No parts: no tiles.
   */
  productDefaults: z.object({
    struckOverPriceRupees: whole(10_000, words.rupeesNeeded, 0),
    badge: upTo(20),
    composition: z
      .array(z.object({ label: text(40), percent: whole(100, words.percentNeeded) }))
      .max(mostParts, inSchema(words.tooManyParts, { most: mostParts })),
  }),
  /**
   * What may be refunded of one order before a refund asks the merchant who they are, in whole rupees. 0: each refund asks.
   */
  refundsUnaskedUpToRupees: whole(mostUnaskedRupees, words.refundsUnaskedNeeded, 0),
  /** What kind of papers the shop writes, and under which number. */
  tax: taxpayer.safeExtend({ prefix: documentPrefix }),
  /**
   * The last day on which products that were on sale without a complete label stay on sale, as `2026-12-31`; without it
   * they stay until the merchant sets one.
   */
  labelDeadline: z.iso.date(words.deadlineNeeded).optional(),
  /** The colours of the pages, of which each set can be read by all. */
  palette: z.enum(paletteNames),
  translations: inLanguages(storeTexts.partial()).optional(),
})
/** What is saved, and beside it what is saved apart: the marks that the shop has beside the drawn ones, and its zones. */
export type StoreFacts = z.infer<typeof storeFacts> & {
  marks?: Marks
  zones?: Zone[]
  /** A real shop that still lacks name, contacts, legal facts, where it delivers or a first product of its own (decision X16): visitors read `Opening soon`. */
  opening?: true
}

/** A logo as an `<img>` shows it; a wide one is wider than high, and says the shop's name itself. */
export const shownLogo = z.object({ src: z.string(), width: z.number(), height: z.number() })
export type ShownLogo = z.infer<typeof shownLogo>

/**
 * What the logo and the icons are made of: pictures by their keys, or the first letter of the name in the chosen colours.
 */
export type Marks = {
  /** Another one with each change: the addresses of all that is made of them begin with it. */
  id: string
  square?: string
  wide?: string
  initial?: string
  palette: StoreFacts['palette']
  logo?: ShownLogo
  /** Where mails find the logo. */
  logoUrl?: string
}

/**
 * What a page knows of them: all in its own language, and of where the shop delivers the names of the zones.
 */
export type ShownStore = Omit<
  StoreFacts,
  | 'shipping'
  | 'translations'
  | 'marks'
  | 'zones'
  | 'workingDays'
  | 'holidays'
  | 'labelDeadline'
  | 'refundsUnaskedUpToRupees'
> & {
  logo?: ShownLogo
  /** What the addresses of the shop's own icons begin with; none has the files that came with the shop. */
  marks?: string
  shipping: Omit<StoreFacts['shipping'], 'postalCodes'> & {
    /** None where the shop delivers to its own district. */
    zones?: string[]
  }
}

/** The facts as a page in that language says them. Each text that the language lacks is the first one's. */
export function shownStore(
  { translations, marks, shipping: { postalCodes: _, ...shipping }, zones, ...stored }: StoreFacts,
  language: Language,
): ShownStore {
  const {
    workingDays: _days,
    holidays: _holidays,
    labelDeadline: _deadline,
    refundsUnaskedUpToRupees: _limit,
    ...facts
  } = stored
  const own = textsIn(translations, language)
  const { productDefaults } = facts
  return {
    ...facts,
    ...(marks && { marks: marks.id }),
    ...(marks?.logo && { logo: marks.logo }),
    tagline: own.tagline || facts.tagline,
    blurb: own.blurb || facts.blurb,
    productDefaults: {
      ...productDefaults,
      badge: productDefaults.badge && (own.badge || productDefaults.badge),
      composition: productDefaults.composition.map(({ label, percent }) => ({
        label: own.parts?.[label] || label,
        percent,
      })),
    },
    shipping: { ...shipping, ...(zones && { zones: zones.map((zone) => zoneIn(zone, language).name) }) },
  }
}

/** The facts as they are stored and read: of a real shop some are empty until the merchant has said them (decision X16). */
export const storedFacts = storeFacts.extend({
  tagline: z.string(),
  blurb: z.string(),
  legalName: z.string(),
  address: z.array(z.string()),
  phones: z.tuple([z.string()], z.string()),
  email: z.string(),
  social: z.object({ label: z.string(), url: z.string() }),
  shipping: z.object({
    district: z.string(),
    state: z.string(),
    stateCode: z.string(),
    processingDays: z.string(),
    deliveryDays: z.string(),
    postalCodes: z.array(z.string()),
  }),
})

/** Facts, and the version that they are or are changed from: 0 before anybody has changed them. */
const versioned = z.object({ facts: storedFacts, version: versionField })
export type VersionedFacts = z.infer<typeof versioned>

/** What the refusal carries that asks whether products may be hidden. */
export const wouldHide = z.object({ code: z.literal('WOULD_HIDE'), products: z.number().int() })

export const storeEndpoints = {
  'GET /store': { access: 'admin', summary: 'Get the store settings', answer: versioned },
  'PUT /store': {
    access: 'admin',
    confirmed: true,
    summary: 'Replace the store settings; the version must match',
    body: z.object({
      facts: storeFacts,
      version: versionField,
      /** The labels say what the words claim, or the words speak only of products whose labels do (decision X25). */
      claims_confirmed: z.boolean().optional(),
      /** Products on sale may be hidden for want of a GST rate or an HSN code. */
      hiding_confirmed: z.boolean().optional(),
    }),
    answer: versioned,
  },
} satisfies Endpoints
