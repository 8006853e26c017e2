import type { ReactNode } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { callApi } from '#browser/call-api.ts'
import type { QuestionName } from '#shopfront/onboarding/rules/walkthrough-questions.ts'
import { SettingsForm } from '#shopfront/settings/admin/cards/settings-form.tsx'
import type { StoreField } from '#shopfront/settings/admin/store-values.ts'
import type { storeEndpoints } from '#shopfront/settings/contract.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/office/en.ts'

/** The settings that each of these questions asks for; those with good defaults are left to the Store section. */
const fieldsOf = {
  name: ['name', 'shortName'],
  about: ['tagline', 'blurb'],
  palette: ['palette'],
  contacts: ['phones', 'email'],
  business: ['legalName', 'address'],
  officer: ['officerName', 'officerDesignation', 'officerPhone', 'officerEmail'],
  licence: ['fssai'],
  tax: ['taxKind', 'gstin', 'documentPrefix'],
  area: ['district', 'state', 'stateCode'],
  'postal-codes': ['postalCodes'],
  times: ['processingDays', 'deliveryDays'],
  cash: ['cash', 'cashMaxTotal', 'cashMaxOpenOrders', 'cashMaxRefusals', 'cashRefusalMonths'],
} as const satisfies Partial<Record<QuestionName, StoreField[]>>
type SettingQuestionName = keyof typeof fieldsOf

export const isSettingQuestion = (name: QuestionName): name is SettingQuestionName => name in fieldsOf

type Props = {
  name: SettingQuestionName
  onAnswered: () => Promise<unknown>
  buttons: (busy: boolean) => ReactNode
}

/** A question that is answered by store settings. */
export function SettingQuestion({ name, onAnswered, buttons }: Props) {
  const { data, failed, loading, reload } = useApiQuery('store', (signal) =>
    callApi<typeof storeEndpoints>()('GET /store', { signal }),
  )
  if (!data) {
    if (!failed) return <SkeletonLines words={words.loading} count={4} />
    return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  }
  return (
    <SettingsForm
      name={`guide ${name}`}
      stored={data}
      fields={fieldsOf[name]}
      onSaved={() => void onAnswered()}
    >
      {(busy) => <SaveBar>{buttons(busy)}</SaveBar>}
    </SettingsForm>
  )
}
