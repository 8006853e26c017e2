import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { KeyIcon } from '#ui/elements/lazy-icons.tsx'
import type { secondFactorEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ConfirmByPin } from './confirm-by-pin.tsx'
import { ConfirmByRecoveryCode } from './confirm-by-recovery-code.tsx'
import { signWithPasskey } from './passkey-device.ts'

const api = callApi<typeof secondFactorEndpoints>()

type Props = { by: 'passkey' | 'pin'; onIdentityConfirmed: () => void | Promise<void> }

/** Confirms the identity: with a passkey or a recovery code, or with the PIN if there is no passkey. */
export const ConfirmIdentity = ({ by, onIdentityConfirmed }: Props) =>
  by === 'pin' ? (
    <ConfirmByPin onIdentityConfirmed={onIdentityConfirmed} />
  ) : (
    <ConfirmByPasskey onIdentityConfirmed={onIdentityConfirmed} />
  )

/** A button that asks the browser for a passkey, and another for a recovery code if the passkey is lost. */
function ConfirmByPasskey({ onIdentityConfirmed }: Pick<Props, 'onIdentityConfirmed'>) {
  const [lost, setLost] = useState(false)
  const { run, busy } = useAction(
    async () => {
      const credential = await signWithPasskey(await api('POST /second-factor/challenge', {}))
      await api('POST /second-factor/verify', { body: { credential } })
      await onIdentityConfirmed()
    },
    { failed: words.passkeyNotChecked },
  )
  if (lost)
    return (
      <div className="grid gap-3">
        <ConfirmByRecoveryCode onIdentityConfirmed={onIdentityConfirmed} />
        <Button variant="quiet" onClick={() => setLost(false)}>
          {words.usePasskeyInstead}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-3">
      <Button wide busy={busy} busyText={words.waitingForDevice} onClick={() => void run()}>
        <KeyIcon className="size-5" strokeWidth={1.75} />
        {words.usePasskey}
      </Button>
      <Button variant="quiet" onClick={() => setLost(true)}>
        {words.useCodeInstead}
      </Button>
    </div>
  )
}
