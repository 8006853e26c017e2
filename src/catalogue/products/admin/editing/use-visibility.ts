import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { AdminProduct, catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'

export type VisibilityProps = { product: AdminProduct; onChanged: (product: AdminProduct) => void }

/**
 * Hides a product from shoppers, or puts it on sale again.
 * @returns `toggle` does it; `dialog` asks about its claims and must be rendered
 */
export function useVisibility({ product, onChanged }: VisibilityProps) {
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
  return { toggle: run, busy, dialog: claims.dialog }
}
