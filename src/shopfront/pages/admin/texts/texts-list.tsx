import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { defaultLanguage } from '#words/language.ts'
import type { ListedPage, textEndpoints } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { textsUrl } from './texts-url.ts'

/** Every page in each language, with its state and who saved it last. */
export function TextsList() {
  const { data, failed, loading, reload } = useApiQuery('texts', (signal) =>
    callApi<typeof textEndpoints>()('GET /edited-texts', { signal }),
  )
  return (
    <>
      <p className="mb-6 max-w-3xl text-ink-soft">{words.lead}</p>
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {data && !failed && <Pages pages={data} />}
    </>
  )
}

const Pages = ({ pages }: { pages: ListedPage[] }) => (
  <Table
    caption={words.lead}
    rows={pages}
    keyOf={({ page, language }) => `${page} ${language}`}
    columns={[
      { header: words.page, cell: ({ page }) => <span className="font-medium">{words.pages[page]}</span> },
      { header: words.language, cell: (listed) => <EditLink {...listed} /> },
      { header: words.state, cell: (listed) => <PageState listed={listed} all={pages} /> },
      {
        header: words.lastSaved,
        cell: ({ at, by }) =>
          at && by ? words.savedBy({ by, when: formatTimestamp(at) }) : words.neverSaved,
      },
    ]}
  />
)

const EditLink = ({ page, language }: ListedPage) => (
  <TextLink
    to={textsUrl(page, language)}
    aria-label={words.editPage({ page: words.pages[page], language: words.languages[language] })}
  >
    {words.languages[language]}
  </TextLink>
)

function PageState({ listed, all }: { listed: ListedPage; all: ListedPage[] }) {
  const english = all.find(({ page, language }) => page === listed.page && language === defaultLanguage)
  const fallback = english?.edited ? words.inEnglish : words.ownWords
  return (
    <span className="flex flex-wrap items-center gap-2">
      {listed.edited ? words.yourWords : fallback}
      {listed.hasDraft && <Badge>{words.draftWaits}</Badge>}
      {listed.older && <Badge>{words.olderThanEnglish}</Badge>}
    </span>
  )
}
