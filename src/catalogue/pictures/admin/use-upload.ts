import { useEffect, useRef, useState } from 'react'
import type { Transport } from '#browser/call-api.ts'
import { uploadTransport } from './upload-transport.ts'

/**
 * A transport that uploads pictures and reports progress: `callApi<…>(upload.transport)('POST …', { form })` and
 * `<UploadProgress sent={upload.sent} />`. Unmounting aborts the upload; asking before that is up to the form
 * (`useUnsavedChanges`).
 * @returns `sent` is the share that was sent, from 0 to 1; undefined while nothing is uploaded
 */
export function useUpload(): { transport: Transport; sent: number | undefined } {
  const [sent, setSent] = useState<number>()
  const abortSignal = useRef<AbortSignal>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    abortSignal.current = controller.signal
    return () => controller.abort()
  }, [])
  const transport: Transport = (request) =>
    uploadTransport(setSent)({ ...request, ...(abortSignal.current && { signal: abortSignal.current }) })
  return { transport, sent }
}
