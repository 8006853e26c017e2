import { Picture } from '#ui/elements/picture.tsx'
import { type PictureView, pictureVariantUrl } from '#values/pictures/picture.ts'
import * as words from '../words/office/en.ts'

type Props = { pictures: PictureView[] }

/** A customer's photos; each opens in a new tab, as large as it is. */
export const PhotoLinks = ({ pictures }: Props) =>
  pictures.length > 0 && (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <li key={picture.url}>
          <a
            href={pictureVariantUrl(picture.url, picture.widths.at(-1) ?? picture.width, 'webp')}
            target="_blank"
            rel="noreferrer"
            aria-label={words.photo({ number: at + 1 })}
          >
            <Picture picture={picture} sizes="6rem" className="size-24 rounded-field" decorative />
          </a>
        </li>
      ))}
    </ul>
  )
