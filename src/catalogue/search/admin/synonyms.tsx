import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import type { ApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { Synonym, searchEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { useAddSynonym } from './use-add-synonym.ts'

/** The shop's own synonyms, with a form that adds one. */
export function Synonyms({ list }: { list: ApiQuery<Synonym[]> }) {
  const { data, failed, loading, reload } = list
  return (
    <section aria-labelledby="synonyms">
      <h2 id="synonyms" className="text-xl">
        {words.synonyms}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{words.synonymsHint}</p>
      <AddSynonym onAdded={reload} />
      {failed && <ErrorState sentence={words.synonymsNotLoaded} onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words={words.loadingSynonyms} count={3} />}
      {data?.length === 0 && !failed && <EmptyState sentence={words.noSynonyms} />}
      {data && data.length > 0 && !failed && (
        <Card className="px-4">
          <ul className="divide-y divide-line">
            {data.map((synonym) => (
              <SynonymLine key={synonym.id} synonym={synonym} onDeleted={reload} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function AddSynonym({ onAdded }: { onAdded: () => void }) {
  const [typed, setTyped] = useState({ word: '', means: '' })
  const add = useAddSynonym(() => {
    setTyped({ word: '', means: '' })
    onAdded()
  })
  return (
    <form
      className="mb-4 grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add.run(typed)
      }}
    >
      <Field
        label={words.word}
        value={typed.word}
        maxLength={60}
        required
        onChange={({ target }) => setTyped({ ...typed, word: target.value })}
      />
      <Field
        label={words.showResultsFor}
        value={typed.means}
        maxLength={120}
        required
        onChange={({ target }) => setTyped({ ...typed, means: target.value })}
      />
      <Button type="submit" busy={add.busy} busyText={words.adding} className="min-h-12 justify-self-start">
        {words.addSynonym}
      </Button>
    </form>
  )
}

type LineProps = { synonym: Synonym; onDeleted: () => void }

function SynonymLine({ synonym: { id, word, means }, onDeleted }: LineProps) {
  const remove = useAction(
    async () => {
      await callApi<typeof searchEndpoints>()('DELETE /search/synonyms/{id}', { params: { id } })
      toast.success(words.deleted)
      onDeleted()
    },
    { failed: words.notDeleted },
  )
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <span className="min-w-0 wrap-anywhere">{words.means({ word, means })}</span>
      <Button
        variant="quiet"
        busy={remove.busy}
        aria-label={words.deleteSynonym({ word })}
        onClick={() => remove.run()}
      >
        {words.remove}
      </Button>
    </li>
  )
}
