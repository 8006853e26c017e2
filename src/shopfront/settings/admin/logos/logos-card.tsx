import { useId } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { type logoEndpoints, logoShapes } from '../../logo-contract.ts'
import * as words from '../../words/office/logos/en.ts'
import { LogoEditor } from './logo-editor.tsx'

/** The shop's logo in both shapes. Each is saved separately from the other settings. */
export function LogosCard() {
  const id = useId()
  const { data, failed, loading, reload, change } = useApiQuery('logos', (signal) =>
    callApi<typeof logoEndpoints>()('GET /store/logos', { signal }),
  )
  return (
    <section aria-labelledby={id} className="mb-6 max-w-3xl rounded-card border border-line bg-paper p-5">
      <h2 id={id} className="mb-1 text-xl">
        {words.title}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">{words.lead}</p>
      {!data && !failed && <SkeletonLines words={words.loading} count={4} />}
      {!data && failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {data && (
        <div className="grid gap-8">
          {logoShapes.map((shape) => (
            <LogoEditor
              key={shape}
              shape={shape}
              logo={data[shape]}
              onStored={(stored) => change(() => stored)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
