import { useConfirmQuestion } from '#backoffice/ui/admin/use-confirm-question.ts'
import { ApiError } from '#browser/call-api.ts'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { hidingRefusal } from '../contract.ts'
import * as words from '../words/office/en.ts'

/**
 * Saves settings that may hide products: if the API says how many, asks the merchant to confirm and sends again.
 * Render `dialog` somewhere.
 */
export function useConfirmedHiding() {
  const { asked, ask } = useConfirmQuestion<{ products: number; sentence: string }>()
  const send = async <Saved,>(call: (confirmed: boolean) => Promise<Saved>): Promise<Saved> => {
    try {
      return await call(false)
    } catch (error) {
      const refused = error instanceof ApiError ? hidingRefusal.safeParse(error.body).data : undefined
      if (!refused || !(error instanceof ApiError)) throw error
      const { products } = refused
      if (!(await ask({ products, sentence: error.message })))
        throw new DOMException(words.dontSave, 'AbortError')
      return call(true)
    }
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && asked?.decide(false)}
      question={asked ? words.hideQuestion(asked.about) : ''}
      detail={asked?.about.sentence}
      confirmText={words.saveAndHide}
      cancelText={words.dontSave}
      onConfirm={() => asked?.decide(true)}
    />
  )
  return { send, dialog }
}
