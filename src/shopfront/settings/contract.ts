import { z } from 'zod'
import { licencePattern } from '#catalogue/labels/rules/food-licence.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { fieldByRule, requiredText, versionField } from '#http/calls/schema-pieces.ts'
import { optionalText, translationsOf } from '#http/calls/translation-pieces.ts'
import type { Zone } from '#ordering/delivery/contract.ts'
import { paletteNames } from '#values/colours/palettes.ts'
import { emailRule } from '#values/people/field-rules.ts'
import { weekDays } from '#values/time/week-days.ts'
import { missing, tooLong } from '#values/words/en.ts'
import { findIndianState } from '#words/gst-states.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import { cashOnDeliverySettings } from './cash-on-delivery-contract.ts'
import { closureSettings, packingSettings } from './packing-contract.ts'
import { documentPrefix, taxpayer } from './tax-contract.ts'
import * as words from './words/en.ts'

/** A range of days such as `1-2`, or a single number. */
const days = z.string().regex(/^\d{1,2}(-\d{1,2})?$/, words.daysNeeded)

/** A postal code, or a range. */
const postalCodes = z
  .string()
  .regex(/^[1-9]\d{5}(-[1-9]\d{5})?$/, words.postalCodesNeeded)
  .refine((range) => {
    const [first = '', last = first] = range.split('-')
    return first <= last
  }, words.smallerFirst)

/** Dates on which nothing is packed or delivered, even if they are working days. */
const holidays = z
  .array(z.iso.date(words.holidayNeeded))
  .max(200, schemaSentence(words.tooManyHolidays, { most: 200 }))

/** A whole number from `min` to `max`; every violation is reported with the same sentence. */
const wholeNumber = (max: number, sentence: string, min = 1) =>
  z.number(sentence).int(sentence).min(min, sentence).max(max, sentence)

const maxParts = 8
/** Upper bound of `refundsUnaskedUpToRupees`: ₹1,00,000. */
const maxUnaskedRupees = 100_000

export const partText = optionalText(40)
/** The merchant's texts in another language. A missing or empty text falls back to the first language. */
export const storeTexts = z.object({
  tagline: optionalText(120),
  blurb: optionalText(400),
  badge: optionalText(20),
  /** The translated names of the composition's parts, by their names in the default language. */
  parts: z
    .record(z.string().max(40), partText)
    .refine(
      (names) => Object.keys(names).length <= maxParts,
      schemaSentence(words.tooManyParts, { most: maxParts }),
    ),
})

/** The store settings that a merchant edits: name, contacts, tax, shipping, colours. */
export const storeSettingsInput = z.object({
  name: requiredText(60),
  /** Label under the icon when the shop is installed on a phone's home screen. */
  shortName: requiredText(20),
  tagline: requiredText(120),
  blurb: requiredText(400),
  legalName: requiredText(120),
  address: z
    .array(requiredText(120))
    .min(1, words.addressNeeded)
    .max(6, schemaSentence(words.tooManyLines, { most: 6 })),
  /** The first one is shown in mails and policies. */
  phones: z.tuple([requiredText(20)], requiredText(20)),
  email: fieldByRule(emailRule),
  /** Food licence number (FSSAI). Optional: without it, no licence is shown. */
  fssai: z.string().regex(licencePattern, words.licenceNeeded).optional(),
  /** Both empty if the shop has none. */
  social: z
    .object({
      label: optionalText(40),
      url: z
        .url({ protocol: /^https$/, error: words.linkNeeded })
        .max(300, schemaSentence(tooLong, { most: 300 }))
        .or(z.literal('')),
    })
    .refine(({ label, url }) => (label === '') === (url === ''), {
      path: ['url'],
      error: words.linkAndName,
    }),
  /** The grievance officer, required by law. */
  officer: z
    .object({
      name: requiredText(80),
      designation: requiredText(80),
      phone: requiredText(20),
      email: fieldByRule(emailRule),
    })
    .optional(),
  /** The time limits for acknowledging and settling a complaint. */
  grievances: z.object({
    acknowledgeHours: wholeNumber(240, words.hoursNeeded),
    settleMonths: wholeNumber(12, words.monthsNeeded),
  }),
  /** Months for which orders and invoices are kept after an account is deleted, because tax law demands it. */
  keepMonths: wholeNumber(240, words.keepMonthsNeeded),
  /** The delivery area and times that policy pages and the checkout show. */
  shipping: z.object({
    district: requiredText(60),
    /**
     * The state that the merchant sells from, spelled as in `indianStates`. It decides which states an unregistered
     * merchant may sell to.
     */
    state: requiredText(60).transform((typed, context) => {
      const state = findIndianState(typed)
      if (!state) context.addIssue(words.stateUnknown)
      return state ?? typed
    }),
    /** The state's ISO 3166-2 code without the country, for search engines. */
    stateCode: z.string().regex(/^[A-Z]{2}$/, words.stateCodeNeeded),
    processingDays: days,
    deliveryDays: days,
    /** The postal codes of the district. */
    postalCodes: z
      .array(postalCodes)
      .min(1, words.noPostalCodes)
      .max(500, schemaSentence(words.tooManyPostalCodes, { most: 500 })),
  }),
  /** Weekdays on which orders are packed and delivered; `holidays` are exceptions. */
  workingDays: z.array(z.enum(weekDays, words.weekDayNeeded)).min(1, words.weekDayNeeded),
  holidays,
  /** If true, the delivery date is a promise; otherwise pages and mails call it expected. */
  commitsToDates: z.boolean().optional(),
  /**
   * Defaults for products without their own figures (decision S11). `struckOverPriceRupees` 0: no struck-through
   * price and no badge. Empty badge: no badge. Empty composition: no tiles.
   */
  productDefaults: z.object({
    struckOverPriceRupees: wholeNumber(10_000, words.rupeesNeeded, 0),
    badge: optionalText(20),
    composition: z
      .array(z.object({ label: requiredText(40), percent: wholeNumber(100, words.percentNeeded) }))
      .max(maxParts, schemaSentence(words.tooManyParts, { most: maxParts })),
  }),
  /**
   * Total refunds of one order, in whole rupees, above which step-up authentication is required. 0: always required.
   */
  refundsUnaskedUpToRupees: wholeNumber(maxUnaskedRupees, words.refundsUnaskedNeeded, 0),
  /** If true, customers can cancel a paid order, and get their money back, until it is packed. */
  cancelPaid: z.boolean().optional(),
  cashOnDelivery: cashOnDeliverySettings.optional(),
  /** Packing days, cut-off time and daily limits. */
  packing: packingSettings.optional(),
  /** The shop's holiday, if one is planned. */
  closure: closureSettings.optional(),
  /** Tax registration and the prefix of document numbers; they decide which documents the shop issues. */
  tax: taxpayer.safeExtend({ prefix: documentPrefix }),
  /**
   * Last day (`2026-12-31`) on which products without a complete label may stay on sale. Without it there is no
   * deadline.
   */
  labelDeadline: z.iso.date(words.deadlineNeeded).optional(),
  /** Colour palette of the pages; each palette meets the contrast rules. */
  palette: z.enum(paletteNames),
  translations: translationsOf(storeTexts.partial()).optional(),
})
/**
 * The saved settings, and what is derived from other tables: logo files, delivery zones and whether the shop is open.
 */
export type StoreSettings = z.infer<typeof storeSettingsInput> & {
  logoSpec?: LogoSpec
  zones?: Zone[]
  /**
   * Set while a shop outside the demo lacks name, contacts, legal data, location or a first product (decision X16):
   * visitors see “Opening soon”.
   */
  opening?: true
  /** Set if the merchant has published a refund policy of their own, instead of the built-in text. */
  ownRefundPolicy?: true
}

/**
 * Attributes of the logo's `<img>`. A logo that is wider than high includes the shop's name, so the name is not shown
 * beside it.
 */
export const logoImage = z.object({ src: z.string(), width: z.number(), height: z.number() })
export type LogoImage = z.infer<typeof logoImage>

/** The source of logo and icons: picture keys, or the first letter of the name drawn in the palette's colours. */
export type LogoSpec = {
  /** A hash that changes with each change of the source; the URLs of all files begin with it. */
  id: string
  square?: string
  wide?: string
  initial?: string
  palette: StoreSettings['palette']
  logo?: LogoImage
  /** Absolute URL of the logo, for mails. */
  logoUrl?: string
}

/** The settings as they are stored and read. In a new shop outside the demo some are still empty (decision X16). */
export const storedSettings = storeSettingsInput.extend({
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

/** Settings with their version (optimistic lock); 0 before the first change. */
const versionedSettings = z.object({ facts: storedSettings, version: versionField })
export type VersionedStoreSettings = z.infer<typeof versionedSettings>

/** Some of the settings; of `shipping`, some of its fields. */
const settingsPart = z.strictObject({
  ...storeSettingsInput.partial().shape,
  shipping: storeSettingsInput.shape.shipping.partial().optional(),
})
export type StoreSettingsPart = z.infer<typeof settingsPart>
/** Settings as they were read; of a new shop, some are empty. */
const settingsPartRead = z.strictObject({
  ...storedSettings.partial().shape,
  shipping: storedSettings.shape.shipping.partial().optional(),
})

/** Optional settings can be removed; the others need a new value. */
const removedRequired = ({ before, facts }: { before: object; facts: object }, shape: z.ZodRawShape) =>
  Object.keys(before).filter(
    (name) => !(name in facts) && name in shape && !z.safeParse(shape[name] as z.ZodType, undefined).success,
  )
const settingsPartChange = z
  .object({
    /** The settings as they were read. */
    before: settingsPartRead,
    /** Their new values; an optional setting that is only in `before` is removed. */
    facts: settingsPart,
    /** Both as in `PUT /store`. */
    claims_confirmed: z.boolean().optional(),
    hiding_confirmed: z.boolean().optional(),
  })
  .superRefine(({ before, facts }, context) => {
    const { shape } = storeSettingsInput
    const shipping = { before: before.shipping ?? {}, facts: facts.shipping ?? {} }
    const names = [
      ...removedRequired({ before, facts }, { ...shape, shipping: z.unknown() }),
      ...removedRequired(shipping, shape.shipping.shape),
    ]
    for (const name of names) context.addIssue({ code: 'custom', path: ['facts', name], message: missing })
  })

/** Body of the refusal that asks to confirm that products will be hidden. */
export const hidingRefusal = z.object({ code: z.literal('WOULD_HIDE'), products: z.number().int() })

export const storeEndpoints = {
  'GET /store': { right: 'settings:read', summary: 'Get the store settings', answer: versionedSettings },
  'PUT /store': {
    right: 'settings:write',
    stepUp: 'setting',
    summary: 'Replace the store settings; the version must match',
    body: z.object({
      facts: storeSettingsInput,
      version: versionField,
      /** The labels support the claims, or the text only refers to products whose labels do (decision X25). */
      claims_confirmed: z.boolean().optional(),
      /** The merchant confirms that products on sale without a GST rate or HSN code will be hidden. */
      hiding_confirmed: z.boolean().optional(),
    }),
    answer: versionedSettings,
  },
  'PUT /store/part': {
    right: 'settings:write',
    stepUp: 'setting',
    summary:
      'Change some of the store settings, if nobody else has changed the same ones since they were read',
    body: settingsPartChange,
    answer: versionedSettings,
  },
} satisfies Endpoints
