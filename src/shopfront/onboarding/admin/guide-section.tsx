import type { ReactNode } from 'react'
import { useLookAgain } from '#backoffice/ui/admin/use-look-again.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Guide, StepName } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { GuideStep } from './guide-step.tsx'
import { howFar } from './how-far.ts'
import { KeysTest } from './keys-test.tsx'
import { MailTest } from './mail-test.tsx'
import { PoliciesRead } from './policies-read.tsx'
import { type Shown, useGuide } from './use-guide.ts'
import { useMark } from './use-mark.ts'

/** What a new shop has and what it lacks. Nothing waits for it. */
export default function GuideSection() {
  const { data, failed, loading, reload, change } = useGuide()
  // How a test mail goes on is known within seconds: the outbox is emptied every two.
  useLookAgain(
    { data, failed, reload },
    { isOnItsWay: data?.mail.tested?.state === 'queued', everyMs: 2_000 },
  )
  const show = (guide: Guide) => change(() => guide)
  if (data) return <Steps guide={data} show={show} />
  if (!failed) return <SkeletonLines words={words.loading} count={8} />
  return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
}

function Steps({ guide, show }: Shown) {
  /** What a step shows and offers beyond the way to where it is done. */
  const more: Partial<Record<StepName, ReactNode>> = {
    'payment-keys': <KeysTest guide={guide} show={show} />,
    mail: <MailTest guide={guide} show={show} />,
    policies: <PoliciesRead guide={guide} show={show} />,
  }
  return (
    <div className="grid max-w-4xl gap-6">
      <div className="grid gap-2">
        <p className="text-ink-soft">{words.lead}</p>
        <p role="status" className="font-heading text-lg font-semibold">
          {words.progress(howFar(guide))}
        </p>
      </div>
      <ol className="grid gap-4">
        {guide.steps.map((step) => (
          <GuideStep key={step.name} {...step}>
            {more[step.name]}
          </GuideStep>
        ))}
      </ol>
      <PutAway guide={guide} show={show} />
    </div>
  )
}

function PutAway({ guide, show }: Shown) {
  const { mark, busy } = useMark('put-away', show)
  return (
    <div className="flex flex-wrap items-center gap-4">
      {guide.put_away && <p className="text-ink-soft">{words.isPutAway}</p>}
      <Button variant="secondary" busy={busy} onClick={() => void mark(!guide.put_away)}>
        {guide.put_away ? words.callBack : words.putAway}
      </Button>
    </div>
  )
}
