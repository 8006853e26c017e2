import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/elements/icons.tsx'
import type { Category } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'

type Props = { category: Category; onMoved: () => void }

/** Moves a category one place in the order that shoppers see. */
export function MoveCategory({ category: { id, name }, onMoved }: Props) {
  const { run, busy } = useAction(
    async (to: 'earlier' | 'later') => {
      await callApi<typeof catalogueEndpoints>()('PUT /categories/{id}/move', {
        params: { id },
        body: { to },
      })
      onMoved()
    },
    { failed: words.orderNotSaved },
  )
  return (
    <>
      <Button
        variant="quiet"
        className="px-3!"
        aria-label={words.moveEarlier({ name })}
        disabled={busy}
        onClick={() => void run('earlier')}
      >
        <ChevronLeftIcon className="size-5" />
      </Button>
      <Button
        variant="quiet"
        className="px-3!"
        aria-label={words.moveLater({ name })}
        disabled={busy}
        onClick={() => void run('later')}
      >
        <ChevronRightIcon className="size-5" />
      </Button>
    </>
  )
}
