import { useEffect, useRef, useState } from 'react'
import type { Transport } from '#browser/call-api.ts'
import { uploadTransport } from './upload-transport.ts'

/**
 * A way to send pictures whose progress can be shown: `callApi<…>(upload.transport)('POST …', { form })` and
 * `<UploadProgress sent={upload.sent} />`. Leaving the form aborts the upload: the person was asked
 * whether to leave without saving.
 */
export function useUpload(): { transport: Transport; sent: number | undefined } {
  const [sent, setSent] = useState<number>()
  const left = useRef<AbortSignal>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving.signal
    return () => leaving.abort()
  }, [])
  const transport: Transport = (request) =>
    uploadTransport(setSent)({ ...request, ...(left.current && { signal: left.current }) })
  return { transport, sent }
}
