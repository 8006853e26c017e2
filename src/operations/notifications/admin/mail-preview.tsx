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
function PreviewedMail({ mail: { subject, text, html }, isOld }: { mail: RenderedMail; isOld: boolean }) {
  const [screen, setScreen] = useState<Screen>('phone')
  const [mode, setMode] = useState<Mode>('light')
  return (
    <div aria-busy={isOld} className={classNames('grid gap-4', isOld && 'opacity-60')}>
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <div className="flex flex-wrap gap-3">
        <Choice
          legend={words.previewScreen}
          labels={words.previewScreens}
          chosen={screen}
          onChoose={setScreen}
        />
        <Choice legend={words.previewMode} labels={words.previewModes} chosen={mode} onChoose={setMode} />
      </div>
      {/* A mail on a computer is wider than the preview beside the form: it scrolls. */}
      <div className="overflow-x-auto">
        <iframe
          title={words.previewFrame}
          sandbox=""
          srcDoc={inMode(html, mode).replace(/<html[^>]*>/, `$&${opensInNewTab}`)}
          className={classNames('h-[38rem] rounded-card border border-line bg-paper', screenWidths[screen])}
        />
      </div>
      <details className="rounded-card border border-line bg-paper px-4">
        <summary className="min-h-11 content-center font-semibold">{words.asText}</summary>
        <pre className="pb-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </details>
    </div>
  )
}

type Screen = keyof typeof words.previewScreens
type Mode = keyof typeof words.previewModes

const screenWidths: Record<Screen, string> = { phone: 'w-full max-w-[22.5rem]', computer: 'w-[42.5rem]' }

/** The mail as in a mode, whichever the browser itself is in. */
const inMode = (html: string, mode: Mode) =>
  html.replace('@media (prefers-color-scheme:dark)', mode === 'dark' ? '@media all' : '@media not all')

type ChoiceProps<One extends string> = {
  legend: string
  labels: Record<One, string>
  chosen: One
  onChoose: (one: One) => void
}

const Choice = <One extends string>({ legend, labels, chosen, onChoose }: ChoiceProps<One>) => (
  <fieldset className="flex rounded-full border border-edge bg-paper p-0.5">
    <legend className="sr-only">{legend}</legend>
    {(Object.keys(labels) as One[]).map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === chosen}
        onClick={() => onChoose(one)}
        className={classNames(
          'min-h-11 rounded-full px-5 font-medium',
          one === chosen ? 'bg-leaf-dark text-white' : 'hover:bg-tint-leaf',
        )}
      >
        {labels[one]}
      </button>
    ))}
  </fieldset>
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
