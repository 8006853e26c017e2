import { useConfirmedSend } from '#backoffice/ui/admin/dialogs/use-confirmed-send.tsx'
import { ApiError } from '#browser/call-api.ts'
import { hidingRefusal } from '../contract.ts'
import * as words from '../words/office/en.ts'

/**
 * Sends settings that may hide products: if the API refuses them and says how many, asks the merchant to confirm and
 * sends them again. See `useConfirmedSend` for the result.
 */
export const useConfirmedHiding = () =>
  useConfirmedSend({
    findQuestion: (error) => {
      if (!(error instanceof ApiError)) return undefined
      const refused = hidingRefusal.safeParse(error.body).data
      return refused && { products: refused.products, sentence: error.message }
    },
    question: words.hideQuestion,
    detail: ({ sentence }) => sentence,
    confirmText: words.saveAndHide,
    cancelText: words.dontSave,
  })
