import { useState } from 'react'
import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Language } from '#words/language.ts'
import type { DrawnMail, noticeEndpoints } from '../contract.ts'
import type { MailKind } from '../mail-kinds.ts'
import type { MailText } from '../read-text.ts'
import * as words from '../words/office/section/en.ts'
import { useSettled } from './use-settled.ts'

type Props = { kind: MailKind; locale: Language; typed: MailText; isUsable: boolean }

/** The mail as its reader will see it, with an example order. What cannot be used leaves the last one that could. */
export function MailPreview({ kind, locale, typed, isUsable }: Props) {
  const [usable, setUsable] = useState(typed)
  if (isUsable && (usable.subject !== typed.subject || usable.body !== typed.body)) setUsable(typed)
  const shown = useSettled(usable)
  const { data, failed, loading, reload } = useAnswer(JSON.stringify(shown), (signal) =>
    callApi<typeof noticeEndpoints>()('POST /mails/preview', { body: { kind, locale, ...shown }, signal }),
  )
  return (
    <section aria-labelledby="mail-preview" className="min-w-0">
      <h2 id="mail-preview" className="mb-1 text-xl">
        {words.preview}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">{words.previewHint}</p>
      {failed && <ErrorState sentence={words.notDrawn} onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {data && !failed && <Drawn mail={data} isOld={loading || !isUsable} />}
    </section>
  )
}

// A link asks for a window of its own, which the frame may not open: the mail stays where it is looked at.
const leadsNowhere = '<base target="_blank">'

/** In a frame of its own, in which nothing runs and from which nothing leads away. */
const Drawn = ({ mail: { subject, text, html }, isOld }: { mail: DrawnMail; isOld: boolean }) => (
  <div aria-busy={isOld} className={classNames('grid gap-4', isOld && 'opacity-60')}>
    <p className="font-semibold wrap-anywhere">{subject}</p>
    <iframe
      title={words.previewFrame}
      sandbox=""
      srcDoc={html.replace(/<html[^>]*>/, `$&${leadsNowhere}`)}
      className="h-[38rem] w-full rounded-card border border-line bg-paper"
    />
    <details className="rounded-card border border-line bg-paper px-4">
      <summary className="min-h-11 content-center font-semibold">{words.asText}</summary>
      <pre className="pb-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </details>
  </div>
)
