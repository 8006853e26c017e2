import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { Button } from '#ui/elements/button.tsx'
import type { Guide } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { callGuide, type Shown } from './use-guide.ts'

/** Tries the keys by asking the provider, and says what came of the last try. */
export function KeysTest({ guide: { payments }, show }: Shown) {
  const { run, busy } = useAction(async () => show(await callGuide('POST /guide/payment-keys', {})), {
    failed: words.keysNotTested,
  })
  return (
    <div className="mt-3 grid gap-3">
      <p>{words.keysOf[payments.mode]}</p>
      <p role="status" className="font-medium">
        {told(payments)}
      </p>
      <Button variant="secondary" className="justify-self-start" busy={busy} onClick={() => void run()}>
        {payments.mode === 'pretend' ? words.testPretend : words.testKeys}
      </Button>
    </div>
  )
}

function told({ mode, tested }: Guide['payments']) {
  if (!tested) return words.neverTested
  const outcome = tested.outcome === 'works' ? words.keysWork[mode] : words.keysFail[tested.outcome]
  return `${outcome} ${words.testedAt({ at: momentOf(tested.at) })}`
}
