import { useId, useState } from 'react'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/office/en.ts'

type Props = { codes: string[]; onSaved: () => void | Promise<void> }

/** Shows new recovery codes, once: only their hashes are stored. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const id = useId()
  const { name } = useStoreSettings()
  const [isClosing, setIsClosing] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words.codesCopied)
    } catch {
      toast.error(words.codesNotCopied)
    }
  }
  const confirmSaved = async () => {
    setIsClosing(true)
    await onSaved()
  }
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-line bg-cream p-5">
      <div>
        <h3 id={id} className="text-lg">
          {words.yourCodes}
        </h3>
        <p className="mt-1 text-ink-soft">{words.keepCodes}</p>
      </div>
      <ol className="grid gap-x-6 gap-y-1.5 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a
          href={`data:text/plain,${encodeURIComponent(`${words.codesOf({ shop: name })}\n\n${text}\n`)}`}
          download="recovery-codes.txt"
          className="inline-flex min-h-11 items-center rounded-full border border-leaf-dark bg-paper px-6 font-semibold text-leaf-dark hover:bg-tint-leaf"
        >
          {words.saveAsFile}
        </a>
        <Button busy={isClosing} onClick={() => void confirmSaved()}>
          {words.codesKept}
        </Button>
      </div>
    </section>
  )
}
