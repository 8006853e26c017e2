import { useId } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { CopyIcon } from '#ui/elements/lazy-icons.tsx'
import { copyUrl } from '#ui/elements/share.tsx'
import { pathIn } from '#words/language.ts'
import * as words from '../words/office/en.ts'

const feeds = [
  { ...words.feeds.products, path: '/feeds/products.xml' },
  { ...words.feeds.tamilProducts, path: pathIn('ta', '/feeds/products.xml') },
  { ...words.feeds.news, path: '/feed.xml' },
]

/** The addresses of the feeds, to be copied into the tools that read them. */
export function FeedsCard({ publicUrl }: { publicUrl: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6 max-w-3xl rounded-card border border-line bg-paper p-5">
      <h2 id={id} className="mb-1 text-xl">
        {words.title}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        {words.lead} {words.afterOpening}
      </p>
      <ul className="grid gap-4">
        {feeds.map(({ name, use, path }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-soft">{use}</p>
              <code className="text-sm break-all select-all">{publicUrl + path}</code>
            </div>
            <Button variant="secondary" className="px-4! text-sm" onClick={() => copyUrl(publicUrl + path)}>
              <CopyIcon className="size-4" />
              <span>
                {words.copy} <span className="sr-only">{words.ofFeed({ name })}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
