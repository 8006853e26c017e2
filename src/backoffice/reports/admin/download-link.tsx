import { DownloadIcon } from '#ui/elements/lazy-icons.tsx'

/** Downloads a report; unlike `ExportLink` without confirming who it is, because a report names nobody. */
export const DownloadLink = ({ file, label }: { file: string; label: string }) => (
  <a
    href={file}
    download
    className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full border border-edge bg-paper px-4 font-medium hover:bg-tint-leaf"
  >
    <DownloadIcon className="size-4" /> {label}
  </a>
)
