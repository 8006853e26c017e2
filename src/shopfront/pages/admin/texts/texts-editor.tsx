import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { type Language, languages } from '#words/language.ts'
import type { PageName } from '../../text-rules-contract.ts'
import type { EditedPage, textEndpoints } from '../../texts-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { LanguageFont } from './language-font.tsx'
import { TextsForm } from './texts-form.tsx'
import { textsUrl } from './texts-url.ts'

type Props = { page: PageName; language: Language }

/** Loads the texts of a page in one language, and shows the form to edit them. */
export function TextsEditor({ page, language }: Props) {
  const { data, failed, loading, reload, change } = useApiQuery(`texts ${page} ${language}`, (signal) =>
    callApi<typeof textEndpoints>()('GET /edited-texts/{page}/{language}', {
      params: { page, language },
      signal,
    }),
  )
  const [formVersion, setFormVersion] = useState(0)
  const replace = (stored: EditedPage) => {
    change(() => stored)
    setFormVersion((was) => was + 1)
  }
  return (
    <>
      <LanguageFont language={language} />
      <TextLink to={sectionUrl('texts')}>{words.allPages}</TextLink>
      <h2 className="mt-1 mb-2 text-2xl">{words.pages[page]}</h2>
      <Tabs
        label={words.languagesOf}
        tabs={languages.map((one) => ({
          to: textsUrl(page, one),
          label: words.languages[one],
          current: one === language,
        }))}
      />
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {!data && failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {data && (
        <TextsForm
          key={formVersion}
          stored={data}
          onSaved={(saved) => change(() => saved)}
          onReplaced={replace}
        />
      )}
    </>
  )
}
