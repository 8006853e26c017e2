import { useState } from 'react'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import { callApiPage } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import type { Language } from '#words/language.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import type { TextVersion, textEndpoints } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'

type Props = {
  page: PageName
  language: Language
  /** The newest known version; the list is reloaded when it changes. */
  version: number
  /** Loads a version's texts into the form; null are the built-in texts. */
  onChoose: (texts: PageTexts | null) => void
}

/** Collapsible list of all saved versions. */
export function TextHistory(props: Props) {
  const { cursor } = usePageCursor('versions-page')
  const [open, setOpen] = useState(cursor !== undefined)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-10 max-w-3xl rounded-card border border-line bg-paper px-5"
    >
      <summary className="-mx-5 flex min-h-12 items-center px-5 font-semibold">{words.history}</summary>
      {open && <Versions {...props} />}
    </details>
  )
}

function Versions({ page, language, version, onChoose }: Props) {
  const list = usePagedList(
    `versions ${page} ${language} ${version}`,
    { size: 10, name: 'versions-page' },
    (query, signal) =>
      callApiPage<typeof textEndpoints>()('GET /edited-texts/{page}/{language}/versions', {
        params: { page, language },
        query,
        signal,
      }),
  )
  return (
    <div className="pb-5">
      <PagedList list={list} sentences={sentences} lines={4}>
        {({ items, next }) => (
          <>
            <p className="text-sm text-ink-soft">{words.historyLead}</p>
            <ul className="mt-2 divide-y divide-line">
              {items.map((one) => (
                <Version key={one.version} saved={one} onChoose={onChoose} />
              ))}
              {!next && (
                <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                  {words.ownWords}
                  <Button variant="quiet" aria-label={words.goBackToOwn} onClick={() => onChoose(null)}>
                    {words.goBack}
                  </Button>
                </li>
              )}
            </ul>
          </>
        )}
      </PagedList>
    </div>
  )
}

const sentences = {
  failed: words.versionsNotLoaded,
  loading: words.loading,
  pages: words.pagesOfVersions,
}

type VersionProps = { saved: TextVersion; onChoose: Props['onChoose'] }

const Version = ({ saved: { version, state, texts, by, at }, onChoose }: VersionProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
    <span className="min-w-0">
      <span className="font-medium">{words.versionStates[state]}</span>
      {state !== 'discarded' && texts === null && `, ${words.ownWords}`}
      {by && (
        <span className="block text-sm text-ink-soft">
          {words.savedBy({ by, when: formatTimestamp(at) })}
        </span>
      )}
    </span>
    {state !== 'discarded' && (
      <Button variant="quiet" aria-label={words.goBackTo({ version })} onClick={() => onChoose(texts)}>
        {words.goBack}
      </Button>
    )}
  </li>
)
