import type { ReactNode, SyntheticEvent } from 'react'

type ErrorPageProps = { title: string; sentence: string; children: ReactNode }

/** The main part of a page that shows an error. */
export const ErrorPage = (props: ErrorPageProps) => (
  <main id="main" tabIndex={-1}>
    <ErrorPageContent {...props} />
  </main>
)

/** Without the network the picture fails to load too, and a broken-image icon would be confusing. */
const hideBroken = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true
}

/** An error's title, message and next action, without a `main` element. */
export const ErrorPageContent = ({ title, sentence, children }: ErrorPageProps) => (
  <div className="page-column grid min-h-[60vh] place-content-center justify-items-center gap-5 py-16 text-center">
    <img src="/brand/mark.svg" alt="" width={64} height={64} onError={hideBroken} />
    <h1>{title}</h1>
    <p className="max-w-md text-ink-soft">{sentence}</p>
    {children}
  </div>
)
