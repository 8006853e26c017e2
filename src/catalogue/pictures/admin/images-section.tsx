import { useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/office/en.ts'
import { AddImageForm } from './add-image-form.tsx'
import { StoredPictures } from './stored-pictures.tsx'
import { useTitles } from './use-titles.ts'

/** Add Banner Images (specification §2.23): the picture of each storefront title, and all stored pictures. */
export default function ImagesSection() {
  const titles = useTitles()
  const [added, setAdded] = useState(0)
  const onAdded = () => {
    setAdded((count) => count + 1)
    titles.reload()
  }
  return (
    <>
      {!titles.data && titles.loading && <SkeletonLines words={words.loadingImages} />}
      {!titles.data && titles.failed && (
        <ErrorState sentence={words.imagesNotLoaded} onRetry={titles.reload} busy={titles.loading} />
      )}
      {titles.data && <AddImageForm titles={titles.data} onAdded={onAdded} />}
      <StoredPictures round={added} />
    </>
  )
}
