import { DraftNotice } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Card } from '#ui/elements/card.tsx'
import { Field } from '#ui/forms/field.tsx'
import * as words from '../words/en.ts'
import type { BuyerForm } from './use-buyer-form.ts'

/**
 * The checkout's fields for GSTIN and business name; the checkout saves them. Hidden if the merchant is unregistered,
 * because plain bills have neither.
 */
export function BuyerCard({ buyer: { form, draft, open, setOpen } }: { buyer: BuyerForm }) {
  const { errors } = form.formState
  if (useStoreSettings().tax.kind === 'unregistered') return null
  return (
    <Card>
      <details
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="px-5 sm:px-6"
      >
        <summary className="-mx-5 flex min-h-14 items-center px-5 font-semibold sm:-mx-6 sm:px-6">
          {words.business}
        </summary>
        <p className="text-sm text-ink-soft">{words.onInvoice}</p>
        <DraftNotice draft={draft} />
        <div className="grid gap-5 py-5 sm:grid-cols-2">
          <Field
            label={words.gstin}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
            spellCheck={false}
            error={errors.gstin?.message}
            {...form.register('gstin')}
          />
          <Field
            label={words.businessName}
            autoComplete="organization"
            maxLength={120}
            error={errors.business_name?.message}
            {...form.register('business_name')}
          />
        </div>
      </details>
    </Card>
  )
}
