import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { publishStoreChange } from '#browser/store-changes.ts'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { toast } from '#ui/feedback/toast.ts'
import { logoStyles } from '#values/pictures/logo-files.ts'
import type { LogoImage } from '../../contract.ts'
import type { LogoShape, logoEndpoints, StoredLogo, StoredLogos } from '../../logo-contract.ts'
import { useStoreSettings } from '../../shop/use-store-settings.ts'
import * as words from '../../words/office/logos/en.ts'

type LogoOptions = { shape: LogoShape; logo: StoredLogo; onStored: (logos: StoredLogos) => void }

/**
 * Saves the logo of one shape (optimistic lock). If somebody else changed it, the current one is shown instead.
 * @returns `upload` saves a file, and `show` an earlier version, or no logo with null; both resolve to whether it was
 * saved. `sent` is the progress of the upload (see `UploadProgress`), `problem` the message of a refusal
 */
export function useLogo({ shape, logo: { version }, onStored }: LogoOptions) {
  const store = useStoreSettings()
  const upload = useUpload()
  const [problem, setProblem] = useState<string>()

  const showRefusal = (error: ApiError) => {
    // The contract defines the body of a refusal with this code.
    if (error.code === 'LOGO_CHANGED') onStored(error.body.current as StoredLogos)
    const sentence = error.code === 'LOGO_CHANGED' ? error.message : error.fields.image
    setProblem(sentence)
    return sentence !== undefined
  }
  const action = useAction(
    async (send: () => Promise<StoredLogos>) => {
      setProblem(undefined)
      const stored = await send()
      onStored(stored)
      applyLogoStyles(stored.shown.logo)
      publishStoreChange({ ...store, logo: stored.shown.logo, logoHash: stored.shown.marks })
      toast.success(words.saved)
    },
    { failed: words.notSaved, onFailed: showRefusal },
  )

  const send = (image: File) => {
    const form = new FormData()
    form.append('version', String(version))
    form.append('image', image)
    return callApi<typeof logoEndpoints>(upload.transport)('POST /store/logos/{shape}', {
      params: { shape },
      form,
    })
  }
  const show = (earlier: number | null) =>
    callApi<typeof logoEndpoints>()('PUT /store/logos/{shape}', {
      params: { shape },
      body: { version, show: earlier },
    })
  return {
    problem,
    setProblem,
    sent: upload.sent,
    busy: action.busy,
    upload: (image: File) => action.run(() => send(image)),
    show: (earlier: number | null) => action.run(() => show(earlier)),
  }
}

/** Applies a changed logo's styles to the current document; new documents get them from the server. */
function applyLogoStyles(logo: LogoImage | undefined) {
  const id = 'logo-styles'
  document.getElementById(id)?.remove()
  if (!logo) return
  const style = Object.assign(document.createElement('style'), { id, textContent: logoStyles(logo) })
  document.head.append(style)
}
