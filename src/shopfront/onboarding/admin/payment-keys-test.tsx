import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Button } from '#ui/elements/button.tsx'
import type { Onboarding } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { callOnboarding, type OnboardingProps } from './use-onboarding.ts'

/** Shows the result of the last test of the payment keys, with a button that tests them. */
export function PaymentKeysTest({ guide: { payments }, show }: OnboardingProps) {
  const { run, busy } = useAction(async () => show(await callOnboarding('POST /guide/payment-keys', {})), {
    failed: words.keysNotTested,
  })
  return (
    <div className="mt-3 grid gap-3">
      <p>{words.keysOf[payments.mode]}</p>
      <p role="status" className="font-medium">
        {describeTest(payments)}
      </p>
      <Button variant="secondary" className="justify-self-start" busy={busy} onClick={() => void run()}>
        {payments.mode === 'pretend' ? words.testPretend : words.testKeys}
      </Button>
    </div>
  )
}

function describeTest({ mode, tested }: Onboarding['payments']) {
  if (!tested) return words.neverTested
  const outcome = tested.outcome === 'works' ? words.keysWork[mode] : words.keysFail[tested.outcome]
  return `${outcome} ${words.testedAt({ at: formatTimestamp(tested.at) })}`
}
