import type { ReactNode } from 'react'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Onboarding } from '../contract.ts'
import type { StepName } from '../rules/onboarding-steps.ts'
import * as words from '../words/office/en.ts'
import { MailTest } from './mail-test.tsx'
import { onboardingProgress } from './onboarding-progress.ts'
import { OnboardingStep } from './onboarding-step.tsx'
import { PaymentKeysTest } from './payment-keys-test.tsx'
import { type OnboardingProps, useOnboarding } from './use-onboarding.ts'
import { useOnboardingMark } from './use-onboarding-mark.ts'

/** Onboarding checklist of a new shop. No step is mandatory. */
export default function OnboardingSection() {
  const { data, failed, loading, reload, change } = useOnboarding()
  // Poll while a test mail is queued: the outbox is processed every two seconds.
  usePolling({ data, failed, reload }, { isPending: data?.mail.tested?.state === 'queued', everyMs: 2_000 })
  const show = (guide: Onboarding) => change(() => guide)
  if (data) return <Steps guide={data} show={show} />
  if (!failed) return <SkeletonLines words={words.loading} count={8} />
  return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
}

function Steps({ guide, show }: OnboardingProps) {
  /** Extra content of some steps, beside the link. */
  const stepContents: Partial<Record<StepName, ReactNode>> = {
    'payment-keys': <PaymentKeysTest guide={guide} show={show} />,
    mail: <MailTest guide={guide} show={show} />,
    policies: <ConfirmPolicies guide={guide} show={show} />,
  }
  return (
    <div className="grid max-w-4xl gap-6">
      <div className="grid gap-2">
        <p className="text-ink-soft">{words.lead}</p>
        <p role="status" className="font-heading text-lg font-semibold">
          {words.progress(onboardingProgress(guide))}
        </p>
      </div>
      <ButtonLink to={sectionUrl('guide', { question: 'next' })} className="justify-self-start">
        {guide.questions.some(({ state }) => state !== 'open') ? words.goOn : words.start}
      </ButtonLink>
      <ol className="grid gap-4">
        {guide.steps.map((step) => (
          <OnboardingStep key={step.name} {...step}>
            {stepContents[step.name]}
          </OnboardingStep>
        ))}
      </ol>
      <HideOnboarding guide={guide} show={show} />
    </div>
  )
}

function HideOnboarding({ guide, show }: OnboardingProps) {
  const { mark, busy } = useOnboardingMark('put-away', show)
  return (
    <div className="flex flex-wrap items-center gap-4">
      {guide.put_away && <p className="text-ink-soft">{words.isPutAway}</p>}
      <Button variant="secondary" busy={busy} onClick={() => void mark(!guide.put_away)}>
        {guide.put_away ? words.callBack : words.putAway}
      </Button>
    </div>
  )
}

/** The merchant confirms that the built-in policies fit as they are. */
function ConfirmPolicies({ guide: { policies }, show }: OnboardingProps) {
  const { mark, busy } = useOnboardingMark('policies-read', show)
  return (
    <div className="mt-3 grid gap-3">
      <p>{words.ownPolicies(policies)}</p>
      {policies.own < policies.all && (
        <div className="flex flex-wrap items-center gap-4">
          {policies.read && <p className="font-medium">{words.policiesRead}</p>}
          <Button variant="secondary" busy={busy} onClick={() => void mark(!policies.read)}>
            {policies.read ? words.readAgain : words.policiesFit}
          </Button>
        </div>
      )}
    </div>
  )
}
