import { useId, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { SecondFactor, secondFactorEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const api = callApi<typeof secondFactorEndpoints>()

/** The administrator's second factor: passkeys and recovery codes. */
export function SecondFactorCard() {
  const id = useId()
  const { data, failed, loading, reload } = useApiQuery('second-factor', (signal) =>
    api('GET /second-factor', { signal }),
  )
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid max-w-xl gap-5 rounded-card border border-line bg-paper p-5"
    >
      <h2 id={id} className="text-xl">
        {words.secondFactor}
      </h2>
      {data && <EnrolledFactors secondFactor={data} reload={reload} />}
      {!data && !failed && <SkeletonLines words={words.loadingPasskeys} count={3} />}
      {!data && failed && <ErrorState sentence={words.passkeysNotLoaded} onRetry={reload} busy={loading} />}
    </section>
  )
}

function EnrolledFactors({ secondFactor, reload }: { secondFactor: SecondFactor; reload: () => void }) {
  const [codes, setCodes] = useState<string[]>([])
  const { passkeys, possible } = secondFactor
  const showCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes)
    reload()
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />
  return (
    <>
      <p className="text-ink-soft">{explainSecondFactor(secondFactor)}</p>
      {passkeys.length > 0 && (
        <>
          <PasskeyList passkeys={passkeys} onRemoved={reload} />
          <CodesLeft left={secondFactor.recovery_codes_left} onRenewed={showCodes} />
        </>
      )}
      {possible && <AddPasskey withCode={secondFactor.code_needed} onAdded={showCodes} />}
    </>
  )
}

/** A sentence about what a passkey does for this account, or why none is possible. */
function explainSecondFactor({ passkeys, possible, required }: SecondFactor) {
  if (!possible) return words.needsNamedShop
  if (passkeys.length > 0) return words.passkeysOpen
  return required ? words.whatPasskeyIsWhereNeeded : words.whatPasskeyIs
}

function CodesLeft({ left, onRenewed }: { left: number; onRenewed: (codes: string[]) => void }) {
  const { run, busy } = useAction(
    async () => onRenewed((await api('POST /second-factor/recovery-codes', {})).recovery_codes),
    { failed: words.codesNotRenewed },
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{words.codesLeft({ count: left })}</p>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        {words.newCodes}
      </Button>
    </div>
  )
}
