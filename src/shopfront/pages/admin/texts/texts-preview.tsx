import { lazy, Suspense } from 'react'
import { useStore } from '#shopfront/settings/shop/use-store.ts'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Language } from '#words/language.ts'
import { AboutText } from '../../shop/about/about-text.tsx'
import { PolicyText } from '../../shop/about/policy-text.tsx'
import { fieldsOf } from '../../text-fields-contract.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import { homeAsShown, pageAsShown } from '../../texts-as-shown-contract.ts'
import * as words from '../../words/office/texts/en.ts'

const HomePreview = lazy(() => import('./home-preview.tsx'))

type Props = { page: PageName; language: Language; texts: PageTexts }

/** What is typed, as the page would show it. Nothing in it can be followed. */
export const TextsPreview = (props: Props) => (
  <section
    aria-label={words.previewOf}
    // It is scrolled by keys, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls.
    tabIndex={0}
    className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-cream p-4"
  >
    <div inert lang={props.language}>
      <Suspense fallback={<SkeletonLines words={words.loading} count={6} />}>
        <Drawn {...props} />
      </Suspense>
    </div>
  </section>
)

function Drawn({ page, language, texts }: Props) {
  const fields = fieldsOf(useStore(), language)
  if (page === 'home') return <HomePreview home={{ language, ...homeAsShown(texts, fields) }} />
  const text = { language, ...pageAsShown(texts, fields) }
  if (page !== 'about') return <PolicyText policy={page} text={text} />
  return (
    <div className="sm:w-[48rem] sm:[zoom:0.7] xl:[zoom:0.54] 2xl:[zoom:0.7]">
      <AboutText text={text} pictures={{ pictures: [], failed: false }} />
    </div>
  )
}
