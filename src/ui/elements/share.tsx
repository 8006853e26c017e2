import { useSyncExternalStore } from 'react'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import { toast } from '../feedback/toast.ts'
import * as words from '../words/share/en.ts'
import { Button, buttonStyles } from './button.tsx'
import { classNames } from './class-names.ts'
import { CopyIcon, MessageIcon, ShareIcon } from './lazy-icons.tsx'

type ShareProps = {
  /** The path of a public page, which anyone may share. */
  path: string
  /** What the page shows; empty for the shop itself. */
  about?: string
  className?: string
}

/**
 * Shares a page. WhatsApp is a link, which works without a script; beside it is the device's share menu or a button to
 * copy the link.
 */
export function Share({ path, about = '', className }: ShareProps) {
  const { publicUrl, store } = usePublicSettings()
  const sentence = words.from({ what: about, shop: store.name })
  const url = new URL(hrefOf(path), publicUrl).href
  const method = useSyncExternalStore(neverChanges, deviceShareMethod, noShareMethod)
  const text = encodeURIComponent(`${sentence} ${url}`)
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer" className={secondaryStyles}>
        <MessageIcon className="size-4" />
        <span>
          {words.onWhatsApp}
          <span className="sr-only"> {words.newWindow}</span>
        </span>
      </a>
      {/* Keeps the place of the button that comes with the script, which may need a line of its own. */}
      {method === null && (
        <span aria-hidden="true" className={`${secondaryStyles} invisible`}>
          <CopyIcon className="size-4" />
          {words.copyLink}
        </span>
      )}
      {method === 'sheet' && (
        <Button variant="secondary" className={small} onClick={() => openShareSheet(sentence, url)}>
          <ShareIcon className="size-4" />
          {words.share}
        </Button>
      )}
      {method === 'copy' && (
        <Button variant="secondary" className={small} onClick={() => copyUrl(url)}>
          <CopyIcon className="size-4" />
          {words.copyLink}
        </Button>
      )}
    </div>
  )
}

const small = 'px-4! text-sm'
const secondaryStyles = `${buttonStyles('secondary')} ${small}`

/** A subscription for a value that never changes. */
const neverChanges = () => () => {}
/** The device's share sheet if it has one, otherwise copying the URL. */
const deviceShareMethod = () => ('share' in navigator ? 'sheet' : 'copy')
/** The server's page is the same for everyone, so it does not show what needs a script. */
const noShareMethod = () => null

/** Opens the device's share sheet; copies the URL if that fails. */
async function openShareSheet(text: string, url: string) {
  try {
    await navigator.share({ text, url })
  } catch (error) {
    // The user cancelled.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyUrl(url)
  }
}

/** Copies the URL, and says in a toast whether that worked. */
export async function copyUrl(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(words.copied)
  } catch {
    toast.error(words.notCopied({ url }), { seconds: 10 })
  }
}
