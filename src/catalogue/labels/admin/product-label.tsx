import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { MissingList } from '#catalogue/publishing/admin/missing-list.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { labelEndpoints } from '../contract.ts'
import * as words from '../words/office/form/en.ts'
import { LabelForm } from './label-form.tsx'

/** The page of one product's label. Must get the product's id as its `key`, otherwise React keeps the previous form. */
export function ProductLabel({ productId }: { productId: string }) {
  const { data, failed, loading, reload } = useApiQuery(`label ${productId}`, (signal) =>
    callApi<typeof labelEndpoints>()('GET /products/{id}/label', { params: { id: productId }, signal }),
  )
  const [saves, setSaves] = useState(0)
  return (
    <>
      <TextLink to={sectionUrl('products')}>{words.backToProducts}</TextLink>
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {!data && failed && (
        <ErrorState
          sentence={errorMessageOf(failed, words.notLoaded)}
          onRetry={failed.status === 404 ? undefined : reload}
          busy={loading}
        />
      )}
      {data && (
        <>
          <h2 className="mt-4 text-xl">{words.labelOf({ name: data.product.name })}</h2>
          <p className="mt-2 mb-6 max-w-3xl text-ink-soft">{words.lead}</p>
          <MissingList productId={data.product.id} round={saves} />
          <LabelForm stored={data} onSaved={() => setSaves((was) => was + 1)} />
        </>
      )}
    </>
  )
}
