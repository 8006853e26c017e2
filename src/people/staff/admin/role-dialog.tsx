import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Member, staffEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type ChosenRole, RoleFields } from './role-fields.tsx'

type Props = { member: Member; onClose: () => void; onChanged: () => void }

/** Changes somebody's role. */
export function RoleDialog({ member: { id, name, version, role, rights }, onClose, onChanged }: Props) {
  const stored = { role, rights }
  const [value, setValue] = useState<ChosenRole>(stored)
  const draft = useDraftState({ name: `staff-role-${id}`, value, blank: stored, restore: setValue })
  const { run, busy } = useAction(
    async () => {
      const { message } = await callApi<typeof staffEndpoints>()('PUT /staff/{id}', {
        params: { id },
        body: { ...value, version },
      })
      toast.success(message)
      draft.clear()
      onChanged()
      onClose()
    },
    {
      failed: words.roleNotChanged,
      onFailed: ({ status }) => {
        if (status === 404 || status === 409) onChanged()
        return false
      },
    },
  )
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await run()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.changeRoleOf({ name })}
      keepOnOutsideClick
    >
      <DraftForm draft={draft} noValidate onSubmit={save} className="grid gap-5">
        <RoleFields value={value} onChange={setValue} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {words.saveRole}
        </Button>
      </DraftForm>
    </Dialog>
  )
}
