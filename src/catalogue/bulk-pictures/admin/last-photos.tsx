import { useId } from 'react'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { Card } from '#ui/elements/card.tsx'
import type { WaitingPicture } from '../contract.ts'
import * as words from '../words/office/section/en.ts'

type Props = { pictures: WaitingPicture[]; waiting: number }

/** The photos that are being added, and what became of those of the last days. */
export function LastPhotos({ pictures, waiting }: Props) {
  const id = useId()
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id={id} className="text-lg">
          {words.lastPhotos}
        </h2>
        <p aria-live="polite" className="font-semibold empty:hidden">
          {waiting > 0 && words.inWork({ count: waiting })}
        </p>
        <ul className="divide-y divide-line">
          {pictures.map((picture) => (
            <Row key={picture.id} picture={picture} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

const Row = ({ picture: { file_name, product, state, reason } }: { picture: WaitingPicture }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
    <div className="min-w-0 flex-1 basis-60">
      <Link
        to={sectionUrl('products', { edit: String(product.id) })}
        className="inline-flex min-h-11 items-center font-semibold text-leaf-dark wrap-anywhere underline"
      >
        {product.name}
      </Link>
      <p className="text-sm text-ink-soft wrap-anywhere">{file_name}</p>
      {reason && <p className="text-danger">{words.reasons[reason]}</p>}
    </div>
    <p className={state === 'refused' ? 'text-danger' : 'text-ink-soft'}>{words.states[state]}</p>
  </li>
)
