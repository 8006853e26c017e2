import { useEffect, useState } from 'react'
import { classNames } from '#ui/elements/class-names.ts'
import { ImageIcon } from '#ui/elements/lazy-icons.tsx'

/** Preview of a chosen picture before the upload. `className` sets the size and shape. */
export function FilePreview({ file, alt, className }: { file: File; alt: string; className: string }) {
  const [shown, setShown] = useState<{ url: string; failed?: boolean }>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setShown({ url })
    return () => URL.revokeObjectURL(url)
  }, [file])

  const look = classNames('block bg-cream-deep object-cover', className)
  if (!shown || shown.failed)
    return (
      <span
        role="img"
        aria-label={alt}
        className={classNames(look, 'grid! place-items-center text-ink-soft')}
      >
        <ImageIcon className="size-8" strokeWidth={1.5} />
      </span>
    )
  return (
    <img src={shown.url} alt={alt} onError={() => setShown({ ...shown, failed: true })} className={look} />
  )
}
