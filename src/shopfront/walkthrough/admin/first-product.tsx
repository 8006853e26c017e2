import type { ReactNode } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { mainOfBar, SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { callApi, callApiPage } from '#browser/call-api.ts'
import { LabelForm } from '#catalogue/labels/admin/label-form.tsx'
import type { labelEndpoints } from '#catalogue/labels/contract.ts'
import { useVisibility } from '#catalogue/products/admin/editing/use-visibility.ts'
import type { AdminProduct, catalogueEndpoints } from '#catalogue/products/contract.ts'
import { MissingList } from '#catalogue/publishing/admin/missing-list.tsx'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/office/en.ts'
import type { QuestionProps } from './question-props.ts'
import { questionUrl } from './question-url.ts'

type FirstProductProps = Pick<QuestionProps, 'buttons'> & { children: (product: AdminProduct) => ReactNode }

/** The shop's first product; what follows needs one. */
function FirstProduct({ buttons, children }: FirstProductProps) {
  const { data, failed, loading, reload } = useApiQuery('first-product', (signal) =>
    callApiPage<typeof catalogueEndpoints>()('GET /products/all', { query: { limit: 1 }, signal }),
  )
  if (!data) {
    if (!failed) return <SkeletonLines words={words.loading} count={4} />
    return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  }
  const [product] = data.items
  if (product) return children(product)
  return (
    <>
      <p>{words.noProduct}</p>
      <SaveBar>
        {buttons(
          <ButtonLink to={questionUrl('product')} className={mainOfBar}>
            {words.addProduct}
          </ButtonLink>,
        )}
      </SaveBar>
    </>
  )
}

type LabelProps = QuestionProps & { submit: (busy: boolean) => ReactNode }

export const LabelQuestion = (props: LabelProps) => (
  <FirstProduct buttons={props.buttons}>{(product) => <Label {...props} product={product} />}</FirstProduct>
)

function Label({ product: { id, name }, onAnswered, submit }: LabelProps & { product: AdminProduct }) {
  const { data, failed, loading, reload } = useApiQuery(`label-${id}`, (signal) =>
    callApi<typeof labelEndpoints>()('GET /products/{id}/label', { params: { id }, signal }),
  )
  if (!data) {
    if (!failed) return <SkeletonLines words={words.loading} count={4} />
    return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  }
  return (
    <>
      <p className="font-semibold">{name}</p>
      <LabelForm stored={data} onSaved={() => void onAnswered()} buttons={submit} />
    </>
  )
}

export const PublishQuestion = (props: QuestionProps) => (
  <FirstProduct buttons={props.buttons}>{(product) => <Publish {...props} product={product} />}</FirstProduct>
)

/** What is still missing, and the button that puts the product on sale, which opens a shop that has all the rest. */
function Publish({ product, onAnswered, buttons }: QuestionProps & { product: AdminProduct }) {
  const { toggle, busy, dialog } = useVisibility({ product, onChanged: () => void onAnswered() })
  const { id, name, hidden } = product
  return (
    <>
      {dialog}
      <p>{hidden ? words.goesLive({ name }) : words.isLive({ name })}</p>
      <MissingList productId={id} />
      <SaveBar>
        {buttons(
          <Button busy={busy} className={mainOfBar} onClick={() => void (hidden ? toggle() : onAnswered())}>
            {hidden ? words.putOnSale : words.keepAndContinue}
          </Button>,
        )}
      </SaveBar>
    </>
  )
}
