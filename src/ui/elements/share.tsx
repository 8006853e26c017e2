import { useSyncExternalStore } from 'react'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import { toast } from '../feedback/toast.ts'
import * as words from '../words/share/en.ts'
import { Button, buttonLook } from './button.tsx'
import { classNames } from './class-names.ts'
import { CopyIcon, MessageIcon, ShareIcon } from './lazy-icons.tsx'

type ShareProps = {
  /** Of a page that is for everyone: whoever is sent the link may send it on. */
  path: string
  /** What it shows; nothing where it is the shop itself. */
  about?: string
  className?: string
}

/**
 * Tells somebody of a page. WhatsApp is a link, which needs no script; beside it comes what the device offers: its own ways
 * of sharing, or to copy the link.
 */
export function Share({ path, about = '', className }: ShareProps) {
  const { publicUrl, store } = usePublicSettings()
  const sentence = words.from({ what: about, shop: store.name })
  const url = new URL(hrefOf(path), publicUrl).href
  const method = useSyncExternalStore(neverChanges, deviceShareMethod, noShareMethod)
  const text = encodeURIComponent(`${sentence} ${url}`)
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer" className={look}>
        <MessageIcon className="size-4" />
        <span>
          {words.onWhatsApp}
          <span className="sr-only"> {words.newWindow}</span>
        </span>
      </a>
      {method === 'sheet' && (
        <Button variant="secondary" className={small} onClick={() => openSheet(sentence, url)}>
          <ShareIcon className="size-4" />
          {words.share}
        </Button>
      )}
      {method === 'copy' && (
        <Button variant="secondary" className={small} onClick={() => copy(url)}>
          <CopyIcon className="size-4" />
          {words.copyLink}
        </Button>
      )}
    </div>
  )
}

const small = 'px-4! text-sm'
const look = `${buttonLook('secondary')} ${small}`

const neverChanges = () => () => {}
const deviceShareMethod = () => ('share' in navigator ? 'sheet' : 'copy')
/** The server's page is the same for all, and what it cannot do without a script it does not show. */
const noShareMethod = () => null

async function openSheet(text: string, url: string) {
  try {
    await navigator.share({ text, url })
  } catch (error) {
    // Somebody thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copy(url)
  }
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(words.copied)
  } catch {
    toast.error(words.notCopied({ url }), { seconds: 10 })
  }
}
