import type { ReactNode } from 'react'
import { errorMessageOf } from '#browser/error-message.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { ApiQuery } from '../calls/use-api-query.ts'
import { FormDialog } from './form-dialog.tsx'

type Props<Item> = {
  title: string
  /** The query that loads the item again, because the list may be outdated. */
  item: ApiQuery<Item>
  /** Read out while it loads. */
  loadingText: string
  /** The number of lines to show while it loads. */
  lines?: number
  /** The message if the server sent none. */
  notLoaded: string
  onClose: () => void
  onSaved: () => void
  children: (item: Item, form: { onCancel: () => void; onSaved: () => void }) => ReactNode
}

/** The dialog in which one item is edited, with the form once the item is loaded. */
export function EditDialog<Item>({ title, item, loadingText, lines, notLoaded, ...rest }: Props<Item>) {
  const { data, failed, loading, reload } = item
  const { onClose, onSaved, children } = rest
  const saved = () => {
    onSaved()
    onClose()
  }
  return (
    <FormDialog title={title} onClose={onClose}>
      {(close) => (
        <>
          {!data && loading && <SkeletonLines words={loadingText} count={lines} />}
          {failed && (
            <ErrorState
              sentence={errorMessageOf(failed, notLoaded)}
              onRetry={failed.status === 404 ? undefined : reload}
              busy={loading}
            />
          )}
          {data && children(data, { onCancel: close, onSaved: saved })}
        </>
      )}
    </FormDialog>
  )
}
