import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Arrival, arriving } from '../../../ui/arriving.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { AboutPart } from './about-part.tsx'
import { commitment, masalas, story, traditions } from './about-texts.ts'
import { findTitledPictures, type TitledPictures } from './titled-pictures.ts'

const titles = ['aboutImage1', 'aboutImage2', 'aboutImage3']

export const loader = (args: LoaderFunctionArgs) => arriving({ pictures: findTitledPictures(args, titles) })
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `About Us | ${storeName}`,
  description: story.sentences[0],
})

/** Who makes this food, and how (specification §2.15). */
export default function AboutPage() {
  const { pictures } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column pb-12 lg:pb-20">
      <h1 className="pt-8 lg:pt-12">About Us</h1>
      <Arrival of={pictures} meanwhile={null}>
        {(found) => <Troubles {...found} />}
      </Arrival>
      <AboutPart {...story} pictures={pictures} at={0} />
      <AboutPart {...traditions} pictures={pictures} at={1} reversed />
      <Masalas />
      <AboutPart {...commitment} pictures={pictures} at={2}>
        <ButtonLink to="/categories" className="mt-6">
          Shop by Categories
        </ButtonLink>
      </AboutPart>
    </main>
  )
}

function Troubles({ pictures, failed }: TitledPictures) {
  if (pictures.some((picture) => picture !== null)) return null
  return (
    <p role="alert" className="mt-4 rounded-card bg-tint-turmeric px-4 py-3 text-turmeric-dark">
      {failed ? 'Failed to load images.' : 'No images found.'}
    </p>
  )
}

const Masalas = () => (
  <ul className="mt-8 grid gap-4 md:grid-cols-3">
    {masalas.map(({ name, text }) => (
      <li key={name} className="rounded-card border-t-4 border-plum bg-paper p-5 shadow-card">
        <h3>{name}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </li>
    ))}
  </ul>
)
