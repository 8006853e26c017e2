import { useEffect, useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Language } from '#words/language.ts'
import type { notificationEndpoints, RenderedMail } from '../contract.ts'
import type { MailKind } from '../mail-kinds.ts'
import type { MailTemplate } from '../mail-template.ts'
import * as words from '../words/office/section/en.ts'

type Props = { kind: MailKind; locale: Language; typed: MailTemplate; isUsable: boolean }

/** Previews a typed template with an example order. While it is not `isUsable` (invalid), the last valid one stays. */
export function MailPreview({ kind, locale, typed, isUsable }: Props) {
  const [lastUsable, setUsable] = useState(typed)
  if (isUsable && (lastUsable.subject !== typed.subject || lastUsable.body !== typed.body)) setUsable(typed)
  const shown = useDebounced(lastUsable)
  const { data, failed, loading, reload } = useApiQuery(JSON.stringify(shown), (signal) =>
    callApi<typeof notificationEndpoints>()('POST /mails/preview', {
      body: { kind, locale, ...shown },
      signal,
    }),
  )
  return (
    <section aria-labelledby="mail-preview" className="min-w-0">
      <h2 id="mail-preview" className="mb-1 text-xl">
        {words.preview}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">{words.previewHint}</p>
      {failed && <ErrorState sentence={words.notDrawn} onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {data && !failed && <PreviewedMail mail={data} isOld={loading || !isUsable} />}
    </section>
  )
}

// A link would open a new window, which the iframe's sandbox blocks: so the preview stays visible.
const opensInNewTab = '<base target="_blank">'

/** The rendered mail: its HTML in a sandboxed iframe without scripts or navigation, and its text below. */
const PreviewedMail = ({ mail: { subject, text, html }, isOld }: { mail: RenderedMail; isOld: boolean }) => (
  <div aria-busy={isOld} className={classNames('grid gap-4', isOld && 'opacity-60')}>
    <p className="font-semibold wrap-anywhere">{subject}</p>
    <iframe
      title={words.previewFrame}
      sandbox=""
      srcDoc={html.replace(/<html[^>]*>/, `$&${opensInNewTab}`)}
      className="h-[38rem] w-full rounded-card border border-line bg-paper"
    />
    <details className="rounded-card border border-line bg-paper px-4">
      <summary className="min-h-11 content-center font-semibold">{words.asText}</summary>
      <pre className="pb-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </details>
  </div>
)

const pauseMs = 400

/** A copy of the typed values, updated once they have not changed for 0.4 seconds. */
function useDebounced<Typed extends object>(typed: Typed): Typed {
  const now = JSON.stringify(typed)
  const [debounced, setDebounced] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(now), pauseMs)
    return () => clearTimeout(timer)
  }, [now])
  return JSON.parse(debounced)
}
