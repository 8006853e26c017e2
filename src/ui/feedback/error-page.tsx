import type { ReactNode, SyntheticEvent } from 'react'

type ErrorPageProps = { title: string; sentence: string; children: ReactNode }

/** The error page. */
export const ErrorPage = (props: ErrorPageProps) => (
  <main id="main" tabIndex={-1}>
    <ErrorPageContent {...props} />
  </main>
)

/** Without the network the picture cannot load either, and a browser's broken-image icon says nothing. */
const hideBroken = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true
}

/** What happened, a sentence, and a way on: in the place of what a page would show. */
export const ErrorPageContent = ({ title, sentence, children }: ErrorPageProps) => (
  <div className="page-column grid min-h-[60vh] place-content-center justify-items-center gap-5 py-16 text-center">
    <img src="/brand/mark.svg" alt="" width={64} height={64} onError={hideBroken} />
    <h1>{title}</h1>
    <p className="max-w-md text-ink-soft">{sentence}</p>
    {children}
  </div>
)
