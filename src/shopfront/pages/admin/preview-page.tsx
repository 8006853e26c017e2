import '#ui/office.css'
import { lazy, type ReactNode, Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#browser/call-api.ts'
import { apiOf, type HeadArgs, publicSettingsContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { type Language, languages } from '#words/language.ts'
import { toHomeContent, toPageContent } from '../page-content-contract.ts'
import { AboutText } from '../shop/about/about-text.tsx'
import { PolicyText } from '../shop/about/policy-text.tsx'
import { findTitledPictures } from '../shop/home/titled-pictures.ts'
import { placeholderValues } from '../text-placeholders-contract.ts'
import { type PageName, pageName } from '../text-rules-contract.ts'
import type { textEndpoints } from '../texts-contract.ts'
import * as aboutWords from '../words/about/en.ts'
import * as words from '../words/office/texts/en.ts'
import { LanguageFont } from './texts/language-font.tsx'
import { valuesOf } from './texts/text-values.ts'
import { textsUrl } from './texts/texts-url.ts'

const loadHomePage = () => import('../shop/home/home-page.tsx')
const HomeView = lazy(async () => ({ default: (await loadHomePage()).HomeView }))

/**
 * Loads a page's draft in the language of the query, or its published texts if there is no draft.
 * @throws ApiError 404 for an unknown page
 */
export async function loader(args: LoaderFunctionArgs) {
  const { data: page } = pageName.safeParse(args.params.page)
  if (!page) throw new ApiError(404, {})
  const requested = new URL(args.request.url).searchParams.get('language')
  const language: Language = languages.find((one) => one === requested) ?? 'en'
  const edited = await apiOf<typeof textEndpoints>(args)('GET /edited-texts/{page}/{language}', {
    params: { page, language },
  })
  const info = { page, language, hasDraft: edited.hasDraft }
  const fields = placeholderValues(args.context.get(publicSettingsContext).store, language)
  if (page === 'home') {
    const texts = { language, ...toHomeContent(valuesOf(edited), fields) }
    return { ...info, home: await (await loadHomePage()).loadHomeData(args, Promise.resolve(texts)) }
  }
  const text = { language, ...toPageContent(valuesOf(edited), fields) }
  if (page !== 'about') return { ...info, policy: page, text }
  const titles = ['aboutImage1', 'aboutImage2', 'aboutImage3']
  return { ...info, text, pictures: await findTitledPictures(args, titles) }
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data, storeName }: HeadArgs<Data | undefined>) => ({
  title: `${data ? words.pages[data.page] : words.preview} | ${storeName}`,
  hidden: true,
})

/** Shows the draft as the page that it would become, for administrators only. */
export default function PreviewPage() {
  const data = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1}>
      <LanguageFont language={data.language} />
      <PreviewNotice {...data} />
      {'home' in data && (
        <Suspense>
          <HomeView {...data.home} />
        </Suspense>
      )}
      {'policy' in data && (
        <Column>
          <PolicyText policy={data.policy} text={data.text} />
        </Column>
      )}
      {'pictures' in data && (
        <Column>
          <h1 className="pt-8 lg:pt-12">{aboutWords.title}</h1>
          <AboutText text={data.text} pictures={data.pictures} />
        </Column>
      )}
    </main>
  )
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="page-column max-w-[76rem] pb-12 lg:pb-20">{children}</div>
)

type PreviewInfo = { page: PageName; language: Language; hasDraft: boolean }

const PreviewNotice = ({ page, language, hasDraft }: PreviewInfo) => (
  <aside
    aria-label={words.preview}
    className="bg-tint-turmeric px-4 py-1 text-center text-sm text-turmeric-dark"
  >
    {hasDraft
      ? words.draftShown({ page: words.pages[page], language: words.languages[language] })
      : words.nothingToPublish}{' '}
    <TextLink to={textsUrl(page, language)} className="text-turmeric-dark!">
      {words.backToTexts}
    </TextLink>
  </aside>
)
