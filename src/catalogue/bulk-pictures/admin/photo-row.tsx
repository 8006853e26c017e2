import { useState } from 'react'
import { useAutoFocus } from '#backoffice/ui/admin/use-auto-focus.ts'
import { FilePreview } from '#catalogue/pictures/admin/file-preview.tsx'
import { ProductFinder } from '#catalogue/products/admin/products/product-finder.tsx'
import { Button } from '#ui/elements/button.tsx'
import { TrashIcon } from '#ui/elements/lazy-icons.tsx'
import * as words from '../words/office/section/en.ts'
import type { ChosenPhoto } from './chosen-photo.ts'

type PhotoRowProps = {
  photo: ChosenPhoto
  busy: boolean
  onProduct: (product: NonNullable<ChosenPhoto['product']>) => void
  onRemove: () => void
}

/** A chosen photo with its product, which can be changed. */
export function PhotoRow({ photo: { file, product, problem }, busy, onProduct, onRemove }: PhotoRowProps) {
  const [searching, setSearching] = useState(false)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <FilePreview file={file} alt="" className="size-14 rounded-field" />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft wrap-anywhere">{file.name}</p>
        {product && <p className="font-semibold wrap-anywhere">{product.name}</p>}
        {product === null && <p>{words.noProductYet}</p>}
        {product === undefined && <p className="text-ink-soft">{words.matching}</p>}
        {problem && <p className="text-danger wrap-anywhere">{problem}</p>}
      </div>
      {!busy && (
        <div className="col-span-2 flex items-start gap-2 sm:col-span-1">
          <Button
            variant="secondary"
            className="px-4! text-sm"
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            {product ? words.changeProduct : words.chooseProduct}
            <span className="sr-only">{words.ofFile({ file: file.name })}</span>
          </Button>
          <Button
            variant="secondary"
            className="px-3!"
            aria-label={words.removePhoto({ file: file.name })}
            onClick={onRemove}
          >
            <TrashIcon className="size-5" />
          </Button>
        </div>
      )}
      {searching && !busy && (
        <div className="col-span-full">
          <ProductSearch
            label={words.findProduct({ file: file.name })}
            onChoose={(chosen) => {
              onProduct(chosen)
              setSearching(false)
            }}
          />
        </div>
      )}
    </li>
  )
}

type ProductSearchProps = { label: string; onChoose: (product: { id: number; name: string }) => void }

function ProductSearch({ label, onChoose }: ProductSearchProps) {
  const field = useAutoFocus<HTMLInputElement>(true)
  return (
    <ProductFinder label={label} ref={field}>
      {(found) =>
        found.length === 0 ? (
          <li className="px-3 py-2 text-ink-soft">{words.nothingFound}</li>
        ) : (
          found.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="min-h-11 w-full cursor-pointer rounded-field px-3 text-left wrap-anywhere hover:bg-tint-leaf"
                onClick={() => onChoose({ id, name })}
              >
                {name}
              </button>
            </li>
          ))
        )
      }
    </ProductFinder>
  )
}
