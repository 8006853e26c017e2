import { useId, useState } from 'react'
import { useStore } from '#shopfront/settings/shop/use-store.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/office/en.ts'

type Props = { codes: string[]; onKept: () => void | Promise<void> }

/** The codes, this once: they are stored nowhere that could tell them again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const id = useId()
  const { name } = useStore()
  const [leaving, setLeaving] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words.codesCopied)
    } catch {
      toast.error(words.codesNotCopied)
    }
  }
  const keep = async () => {
    setLeaving(true)
    await onKept()
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
        <Button busy={leaving} onClick={() => void keep()}>
          {words.codesKept}
        </Button>
      </div>
    </section>
  )
}
