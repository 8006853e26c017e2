import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import type { MailSettings } from '../contract.ts'
import { type KindTo, merchantKinds } from '../mail-kinds.ts'
import * as words from '../words/office/section/en.ts'

/** Whether each mail to the merchant is wanted, and the hour of the summary as its field's value. */
export type SettingsValues = Record<KindTo<'merchant'>, boolean> & { summary_hour: string }

/** The form's values for stored settings. */
export const settingsValuesOf = ({ unwanted, summary_hour }: MailSettings): SettingsValues => ({
  'order-to-pack': !unwanted.includes('order-to-pack'),
  'cash-order-to-pack': !unwanted.includes('cash-order-to-pack'),
  'ticket-to-answer': !unwanted.includes('ticket-to-answer'),
  'tickets-to-answer': !unwanted.includes('tickets-to-answer'),
  'return-to-decide': !unwanted.includes('return-to-decide'),
  'low-stock': !unwanted.includes('low-stock'),
  'money-matter': !unwanted.includes('money-matter'),
  'money-waits': !unwanted.includes('money-waits'),
  'money-differences': !unwanted.includes('money-differences'),
  'morning-summary': !unwanted.includes('morning-summary'),
  'backup-late': !unwanted.includes('backup-late'),
  summary_hour: String(summary_hour),
})

/** The settings to save for the form's values. @param version of the settings that the form was opened with */
export const mailSettingsOf = (typed: SettingsValues, version: number): MailSettings => ({
  unwanted: merchantKinds.filter((kind) => !typed[kind]),
  summary_hour: Number(typed.summary_hour),
  version,
})

export const settingsFields: FormFields<SettingsValues> = {
  names: [...merchantKinds, 'summary_hour'],
  labels: { ...words.kindsToMerchant, summary_hour: words.summaryHour },
  text: (values, name) => String(values[name]),
  formatValue: (values, name) =>
    name === 'summary_hour' ? formatHour(values.summary_hour) : values[name] ? words.wanted : words.unwanted,
}

/** Formats an hour from 0 to 23: `7` as `7:00 am`. */
export const formatHour = (hour: string | number) =>
  words.oClock({ hour: Number(hour) % 12 || 12, isMorning: Number(hour) < 12 })
