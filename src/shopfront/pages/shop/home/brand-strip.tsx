import { CheckIcon } from '#ui/elements/icons.tsx'
import { Await, type Deferred } from '#ui/feedback/deferred-data.tsx'
import type { HomeContent } from '../../texts-contract.ts'
import * as words from '../../words/home/en.ts'

type BannerAndTexts = Deferred<readonly [unknown, HomeContent | null]>

/** The brand's promises, once they are loaded; they are part of the banners' data. */
export const BrandStrip = ({ banner }: { banner: BannerAndTexts }) => (
  <Await of={banner} fallback={null}>
    {([, texts]) => texts && <BrandPromises {...texts} />}
  </Await>
)

export const BrandPromises = ({ language, promises }: Pick<HomeContent, 'language' | 'promises'>) => (
  <section className="page-column page-section">
    <h2 className="sr-only">{words.whatWeStandFor}</h2>
    <ul
      lang={language}
      className="grid gap-x-8 gap-y-5 rounded-card bg-tint-leaf p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-4"
    >
      {promises.map(({ title, text }, at) => (
        <li key={at} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-leaf-dark" strokeWidth={2.5} />
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
