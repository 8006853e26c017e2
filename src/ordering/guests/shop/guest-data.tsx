import { lazy, Suspense, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { hrefOf } from '#browser/router/href.ts'
import type { privacyEndpoints } from '#people/privacy/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/en.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}))

type Props = { linkKey: string; onErased: () => Promise<unknown> }

/** The guest's personal data in the order: to download, and to delete after a confirmation. */
export function GuestData({ linkKey: key, onErased }: Props) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const erase = async () => {
    setOpen(false)
    try {
      const { message } = await callApi<typeof privacyEndpoints>()('POST /guest-orders/{key}/erase', {
        params: { key },
      })
      toast.success(message)
      await onErased()
    } catch (error) {
      toast.error(errorMessageOf(error, words.notErased))
    }
  }
  return (
    <section aria-label={words.yourData} className="flex flex-wrap items-center gap-x-5 text-sm">
      <a href={hrefOf(`/api/guest-orders/${key}/data`)} download className={linkStyles}>
        {words.download}
      </a>
      <Button
        variant="quiet"
        className="px-4! text-sm"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        {words.erase}
      </Button>
      {asked && (
        <Suspense>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            question={words.eraseQuestion}
            confirmText={words.erase}
            cancelText={words.keepData}
            danger
            onConfirm={() => void erase()}
          />
        </Suspense>
      )}
    </section>
  )
}

const linkStyles = 'inline-flex min-h-11 items-center text-leaf-dark underline underline-offset-4'
