import type { ReactNode, SyntheticEvent } from 'react'

type ApologyProps = { title: string; sentence: string; children: ReactNode }

/** A page that cannot be shown, and says so. */
export const ApologyPage = (props: ApologyProps) => (
  <main id="main" tabIndex={-1}>
    <Apology {...props} />
  </main>
)

/** Without the network the picture cannot load either, and a browser's broken-image icon says nothing. */
const leaveOut = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true
}

/** What happened, a sentence, and a way on: in the place of what a page would show. */
export const Apology = ({ title, sentence, children }: ApologyProps) => (
  <div className="page-column grid min-h-[60vh] place-content-center justify-items-center gap-5 py-16 text-center">
    <img src="/brand/mark.svg" alt="" width={64} height={64} onError={leaveOut} />
    <h1>{title}</h1>
    <p className="max-w-md text-ink-soft">{sentence}</p>
    {children}
  </div>
)
