import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { EditDialog } from '#backoffice/ui/admin/dialogs/edit-dialog.tsx'
import { FormDialog, SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useDraftForm } from '#backoffice/ui/admin/editing/use-draft-form.ts'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { AdminCoupon, couponEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { CouponFields } from './coupon-fields.tsx'
import {
  blankCoupon,
  type CouponValues,
  couponBody,
  couponFields,
  couponValuesOf,
  termsBody,
} from './coupon-values.ts'

const api = callApi<typeof couponEndpoints>()

type DialogProps = { onClose: () => void; onSaved: () => void }

/** The dialog with the form of a new coupon. */
export const AddCouponDialog = ({ onClose, onSaved }: DialogProps) => (
  <FormDialog title={words.addCoupon} onClose={onClose}>
    {(close) => (
      <AddCouponForm
        onCancel={close}
        onSaved={() => {
          onSaved()
          onClose()
        }}
      />
    )}
  </FormDialog>
)

function AddCouponForm({ onCancel, onSaved }: { onCancel: () => void; onSaved: () => void }) {
  const [key, setKey] = useState(newFormKey)
  const { form, draft, unsaved, showServerErrors } = useDraftForm('new coupon', couponFields, blankCoupon, [
    key,
    setKey,
  ])
  const add = useAction(
    async (values: CouponValues) => {
      await api('POST /coupons/add', { body: { ...couponBody(values), form_key: key } })
      unsaved.release()
      draft.clear()
      toast.success(words.couponAdded)
      onSaved()
    },
    { failed: words.couponNotAdded, onFailed: showServerErrors },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => add.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      <CouponFields form={form} isStored={false} />
      <SaveOrCancel busy={add.busy} sent={undefined} onCancel={onCancel} />
    </DraftForm>
  )
}

/** The dialog in which a coupon is edited. */
export function EditCouponDialog({ id, onClose, onSaved }: DialogProps & { id: string }) {
  const coupon = useApiQuery(`coupon ${id}`, (signal) => api('GET /coupons/{id}', { params: { id }, signal }))
  return (
    <EditDialog
      title={words.editCoupon}
      item={coupon}
      loadingText={words.loadingCoupon}
      notLoaded={words.couponsNotLoaded}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(loaded, form) => <EditCouponForm coupon={loaded} {...form} />}
    </EditDialog>
  )
}

type EditProps = { coupon: AdminCoupon; onCancel: () => void; onSaved: () => void }

function EditCouponForm({ coupon, onCancel, onSaved }: EditProps) {
  const { form, draft, save, conflict, show } = useEdit({
    name: `coupon ${coupon.id}`,
    stored: coupon,
    fields: couponFields,
    valuesOf: couponValuesOf,
    send: (opened, values) =>
      api('PUT /coupons/{id}', {
        params: { id: coupon.id },
        body: { version: opened.version, ...termsBody(values) },
      }),
    done: words.couponUpdated,
    failed: words.couponNotUpdated,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={couponFields} shown={form.watch()} onChoose={show} />
      )}
      <CouponFields form={form} isStored />
      <SaveOrCancel busy={save.busy} sent={undefined} onCancel={onCancel} />
    </DraftForm>
  )
}
