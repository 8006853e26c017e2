import type { z } from 'zod'
import { findIssues } from '#backoffice/ui/admin/schema-validation.ts'
import { type StoreSettings, storeSettingsInput } from '../contract.ts'
import { documentPrefix, taxpayer } from '../tax-contract.ts'
import * as words from '../words/office/en.ts'
import { listParsers, type StoreTextField, type StoreValues, toStoreSettings } from './store-values.ts'

const { shape } = storeSettingsInput
const [social, shipping, defaults] = [shape.social.shape, shape.shipping.shape, shape.productDefaults.shape]
const cash = shape.cashOnDelivery.unwrap().shape
const [packing, closure] = [shape.packing.unwrap().shape, shape.closure.unwrap().shape]
const [officer, grievances] = [shape.officer.unwrap().shape, shape.grievances.shape]

/** For each field: the API's schema for it, and the setting that the schema checks. */
const checks: Record<StoreTextField, [z.ZodType, (facts: StoreSettings) => unknown]> = {
  name: [shape.name, (facts) => facts.name],
  shortName: [shape.shortName, (facts) => facts.shortName],
  tagline: [shape.tagline, (facts) => facts.tagline],
  blurb: [shape.blurb, (facts) => facts.blurb],
  legalName: [shape.legalName, (facts) => facts.legalName],
  address: [shape.address, (facts) => facts.address],
  phones: [shape.phones, (facts) => facts.phones],
  email: [shape.email, (facts) => facts.email],
  fssai: [shape.fssai, (facts) => facts.fssai],
  socialLabel: [social.label, (facts) => facts.social.label],
  socialUrl: [shape.social, (facts) => facts.social],
  officerName: [officer.name.optional(), (facts) => facts.officer?.name],
  officerDesignation: [officer.designation.optional(), (facts) => facts.officer?.designation],
  officerPhone: [officer.phone.optional(), (facts) => facts.officer?.phone],
  officerEmail: [officer.email.optional(), (facts) => facts.officer?.email],
  acknowledgeHours: [grievances.acknowledgeHours, (facts) => facts.grievances.acknowledgeHours],
  settleMonths: [grievances.settleMonths, (facts) => facts.grievances.settleMonths],
  district: [shipping.district, (facts) => facts.shipping.district],
  state: [shipping.state, (facts) => facts.shipping.state],
  stateCode: [shipping.stateCode, (facts) => facts.shipping.stateCode],
  processingDays: [shipping.processingDays, (facts) => facts.shipping.processingDays],
  deliveryDays: [shipping.deliveryDays, (facts) => facts.shipping.deliveryDays],
  workingDays: [shape.workingDays, (facts) => facts.workingDays],
  holidays: [shape.holidays, (facts) => facts.holidays],
  packingDays: [packing.days, (facts) => facts.packing?.days],
  cutOff: [packing.cutOff, (facts) => facts.packing?.cutOff],
  maxOrdersPerDay: [packing.maxOrders, (facts) => facts.packing?.maxOrders],
  maxKgPerDay: [packing.maxKg, (facts) => facts.packing?.maxKg],
  closedFrom: [closure.from.optional(), (facts) => facts.closure?.from],
  closedUntil: [shape.closure, (facts) => facts.closure],
  postalCodes: [shipping.postalCodes, (facts) => facts.shipping.postalCodes],
  labelDeadline: [shape.labelDeadline, (facts) => facts.labelDeadline],
  keepMonths: [shape.keepMonths, (facts) => facts.keepMonths],
  refundsUnaskedUpToRupees: [shape.refundsUnaskedUpToRupees, (facts) => facts.refundsUnaskedUpToRupees],
  cashMaxTotal: [cash.maxTotalRupees, (facts) => facts.cashOnDelivery?.maxTotalRupees],
  cashMaxOpenOrders: [cash.maxOpenOrders.optional(), (facts) => facts.cashOnDelivery?.maxOpenOrders],
  cashMaxRefusals: [cash.maxRefusals.optional(), (facts) => facts.cashOnDelivery?.maxRefusals],
  cashRefusalMonths: [cash.refusalMonths.optional(), (facts) => facts.cashOnDelivery?.refusalMonths],
  gstin: [taxpayer, (facts) => facts.tax],
  documentPrefix: [documentPrefix, (facts) => facts.tax.prefix],
  struckOverPriceRupees: [
    defaults.struckOverPriceRupees,
    (facts) => facts.productDefaults.struckOverPriceRupees,
  ],
  badge: [defaults.badge, (facts) => facts.productDefaults.badge],
  composition: [defaults.composition, (facts) => facts.productDefaults.composition],
}

/**
 * The validation rule of a form field for `register`: the API's schema. In a list, the message names the wrong entry.
 */
export const ruleOf = (field: StoreTextField) => ({
  validate: (typed: string, values: StoreValues) => {
    const [schema, readSetting] = checks[field]
    const [issue] = findIssues(schema, readSetting(toStoreSettings(values)))
    const entries = listParsers[field]?.(typed) ?? []
    const entry = entries.length > 1 ? entries[Number(issue?.path[0])] : undefined
    return issue && (entry ? words.inEntry({ entry, problem: issue.message }) : issue.message)
  },
})
