import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatShortDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Passkey, secondFactorEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { passkeys: Passkey[]; onRemoved: () => void }

/** The passkeys of this account, each with a button to remove it. */
export function PasskeyList({ passkeys, onRemoved }: Props) {
  const [toRemove, setToRemove] = useState<Passkey>()
  const { run, busy } = useAction(
    async ({ id }: Passkey) => {
      const { message } = await callApi<typeof secondFactorEndpoints>()(
        'DELETE /second-factor/passkeys/{id}',
        {
          params: { id },
        },
      )
      toast.success(message)
      onRemoved()
    },
    { failed: words.passkeyNotRemoved },
  )
  const remove = async (passkey: Passkey) => {
    // This dialog closes first, because another one may ask the person to confirm who they are.
    setToRemove(undefined)
    await run(passkey)
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{passkey.name}</p>
              <p className="text-sm text-ink-soft">{describeUse(passkey)}</p>
            </div>
            <Button
              variant="quiet"
              className="px-4!"
              disabled={busy}
              aria-label={words.removePasskey(passkey)}
              onClick={() => setToRemove(passkey)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toRemove !== undefined}
        onOpenChange={(open) => !open && setToRemove(undefined)}
        question={toRemove ? words.removeQuestion(toRemove) : ''}
        detail={passkeys.length === 1 ? words.removingTheOnlyOne : words.removingOneOfSeveral}
        confirmText={words.remove}
        danger
        onConfirm={() => toRemove && void remove(toRemove)}
      />
    </>
  )
}

/** A sentence with the days when the passkey was added and last used. */
const describeUse = ({ created_at, last_used_at }: Passkey) =>
  last_used_at
    ? words.addedAndUsed({ added: formatShortDay(created_at), used: formatShortDay(last_used_at) })
    : words.addedNotUsed({ added: formatShortDay(created_at) })
