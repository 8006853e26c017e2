import { type ReactNode, type Ref, useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { SearchInput } from '#backoffice/ui/admin/lists/search-input.tsx'
import { callApiPage } from '#browser/call-api.ts'
import type { AdminProduct, catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'

const mostFound = 6

type Props = {
  label: string
  ref?: Ref<HTMLInputElement>
  /** The rows of the first products that contain the typed words. */
  children: (found: AdminProduct[]) => ReactNode
}

/** Finds products by name, within another form. */
export function ProductFinder({ label, ref, children }: Props) {
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data } = useApiQuery(`found products ${q}`, async (signal) =>
    q === ''
      ? undefined
      : callApiPage<typeof catalogueEndpoints>()('GET /products/all', {
          query: { q, limit: mostFound },
          signal,
        }),
  )
  return (
    <>
      <div className="relative">
        <SearchInput
          ref={ref}
          label={label}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // Enter searches, and must not submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {q !== '' && (
        <ul aria-label={words.productsFound} className="divide-y divide-line">
          {children(data?.items ?? [])}
        </ul>
      )}
    </>
  )
}
