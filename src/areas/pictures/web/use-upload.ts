import { useState } from 'react'
import type { Transport } from '../../../ui/call-api.ts'
import { uploadTransport } from './upload-transport.ts'

/**
 * A way to send pictures whose progress can be shown: `callApi<…>(upload.transport)('POST …', { form })` and
 * `<UploadProgress sent={upload.sent} />`.
 */
export function useUpload(): { transport: Transport; sent: number | undefined } {
  const [sent, setSent] = useState<number>()
  return { transport: uploadTransport(setSent), sent }
}
