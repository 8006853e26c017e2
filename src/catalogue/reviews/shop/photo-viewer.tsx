import { Button } from '#ui/elements/button.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import type { PublicReview } from '../contract.ts'
import * as words from '../words/en.ts'

type Props = Pick<PublicReview, 'pictures' | 'name'> & {
  shown: number
  onShow: (at: number) => void
  onClose: () => void
}

/** The photos of a review in a dialog, one at a time; the arrow keys change it. */
export default function PhotoViewer({ pictures, name, shown, onShow, onClose }: Props) {
  const picture = pictures[shown]
  const show = (at: number) => {
    if (pictures[at]) onShow(at)
  }
  if (!picture) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.photos}
      size="large"
      footer={
        pictures.length > 1 && (
          <>
            <Button variant="secondary" disabled={shown === 0} onClick={() => show(shown - 1)}>
              {words.previousPhoto}
            </Button>
            <Button
              variant="secondary"
              disabled={shown === pictures.length - 1}
              onClick={() => show(shown + 1)}
            >
              {words.nextPhoto}
            </Button>
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same. */}
      <div
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') show(shown - 1)
          if (key === 'ArrowRight') show(shown + 1)
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys. */}
        <div tabIndex={0}>
          <Picture
            key={picture.url}
            picture={{ ...picture, alt: words.photoOf({ number: shown + 1, name }) }}
            sizes="(min-width: 40rem) 39rem, calc(100vw - 2.5rem)"
            className="rounded-field [&>img]:max-h-[65dvh] [&>img]:object-contain!"
          />
        </div>
      </div>
    </Dialog>
  )
}
