import type { MouseEvent } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { secondFactorEndpoints } from '#people/second-factor/contract.ts'
import { DownloadIcon } from '#ui/elements/lazy-icons.tsx'
import { useAction } from '../calls/use-action.ts'

/**
 * Download link: the browser streams the file to disk, however long it is. A link cannot trigger step-up
 * authentication, so a call does it first.
 */
export function ExportLink({ file, label, failed }: { file: string; label: string; failed: string }) {
  const { run } = useAction(
    () => callApi<typeof secondFactorEndpoints>()('GET /second-factor/confirmed', {}),
    { failed },
  )
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    if (await run()) window.location.assign(file)
  }
  return (
    <a
      href={file}
      download
      onClick={download}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper px-4 font-medium hover:bg-tint-leaf"
    >
      <DownloadIcon className="size-4" /> {label}
    </a>
  )
}
