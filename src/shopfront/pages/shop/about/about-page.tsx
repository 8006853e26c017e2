import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData, usePublicSettings } from '#browser/router/hooks.ts'
import { Await, deferParts } from '#ui/feedback/deferred-data.tsx'
import * as words from '../../words/about/en.ts'
import { findTitledPictures, type TitledPictures } from '../home/titled-pictures.ts'
import { loadText } from '../texts/load-text.ts'
import { aboutSizes } from './about-part.tsx'
import { AboutText } from './about-text.tsx'

const titles = ['aboutImage1', 'aboutImage2', 'aboutImage3']

export async function loader(args: LoaderFunctionArgs) {
  const pictures = deferParts({ pictures: findTitledPictures(args, titles) })
  return { text: await loadText(args, 'about'), ...(await pictures) }
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data, storeName }: HeadArgs<Pick<Data, 'text'> & { pictures?: TitledPictures }>) => {
  const largest = data.pictures?.pictures?.[0]
  return {
    title: `${words.title} | ${storeName}`,
    description: data.text.description,
    ...(largest && { largest: { picture: largest.picture, sizes: aboutSizes } }),
  }
}

/** The About page: the maker and how the food is made (specification §2.15). */
export default function AboutPage() {
  const { text, pictures } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column max-w-[76rem] pb-12 lg:pb-20">
      <h1 className="pt-8 lg:pt-12">{words.title}</h1>
      <Await of={pictures} fallback={null}>
        {(found) => <PictureProblems {...found} />}
      </Await>
      <AboutText text={text} pictures={pictures} />
    </main>
  )
}

function PictureProblems({ pictures, failed }: TitledPictures) {
  const { demo } = usePublicSettings()
  if (pictures.some((picture) => picture !== null) || (!failed && !demo)) return null
  return (
    <p role="alert" className="mt-4 rounded-card bg-tint-turmeric px-4 py-3 text-turmeric-dark">
      {failed ? words.imagesNotLoaded : words.noImages}
    </p>
  )
}
