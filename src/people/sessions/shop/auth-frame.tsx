import type { ReactNode } from 'react'
import { useLoaderData } from '#browser/router/hooks.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { Header } from '#ui/layout/header.tsx'
import * as words from '../words/en.ts'
import { backgroundSizes, type LoginBackground } from './login-background.ts'

type AuthFrameProps = {
  title: string
  /** A sentence below the title. */
  lead?: string
  /** Without the shop's navigation bar (specification §2.1), so the logo is on the picture. */
  bare?: boolean
  children: ReactNode
}

/**
 * The layout of the login, registration, pin and second-factor pages: a card on a darkened picture, which their
 * loader provides.
 */
export function AuthFrame({ title, lead, bare, children }: AuthFrameProps) {
  const store = useStoreSettings()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative isolate flex min-h-dvh flex-col items-center justify-center bg-ink px-4 pt-24 pb-10 outline-none sm:px-6"
    >
      <Background />
      {bare && <Header bare store={store} homeHref="/" visitor={null} cartEntries={0} />}
      <section className="w-full max-w-md rounded-card bg-paper px-5 py-8 shadow-lift sm:px-9 sm:py-10">
        <h1 className="text-center">{title}</h1>
        {lead && <p className="mt-2 text-center text-ink-soft">{lead}</p>}
        <div className="mt-7">{children}</div>
      </section>
    </main>
  )
}

/** Covers the page, darkened by 40 percent (specification §2.4). */
function Background() {
  const { picture, narrow, failed } = useLoaderData<LoginBackground>()
  return (
    <>
      {picture && (
        <>
          <Picture
            picture={picture}
            narrow={narrow ?? undefined}
            sizes={backgroundSizes}
            priority
            decorative
            className="absolute inset-0 -z-20"
          />
          <div className="absolute inset-0 -z-10 bg-black/40" />
        </>
      )}
      {failed && (
        <p role="status" className="absolute right-4 bottom-3 text-sm text-white">
          {words.pictureNotLoaded}
        </p>
      )}
    </>
  )
}
