import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { AdminProduct, catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'

type Props = { product: AdminProduct; onChanged: (product: AdminProduct) => void }

/** Hides a product from shoppers, or puts it on sale again. */
export function VisibilityButton({ product, onChanged }: Props) {
  const claims = useClaimConfirmation('product')
  const { run, busy } = useAction(
    async () => {
      const hidden = !product.hidden
      const { message } = await claims.send((claims_confirmed) =>
        callApi<typeof catalogueEndpoints>()('PUT /products/{id}/visibility', {
          params: { id: product.id },
          body: { hidden, ...(claims_confirmed && { claims_confirmed }) },
        }),
      )
      toast.success(message)
      onChanged({ ...product, hidden })
    },
    { failed: words.productNotUpdated },
  )
  const { name, hidden } = product
  return (
    <>
      {claims.dialog}
      <Button
        variant="quiet"
        className="flex-1"
        busy={busy}
        aria-label={hidden ? words.showNamed({ name }) : words.hideNamed({ name })}
        onClick={() => void run()}
      >
        {hidden ? words.show : words.hide}
      </Button>
    </>
  )
}
