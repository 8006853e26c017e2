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
 * The layout of the login, registration, pin and second-factor pages: the form beside a darkened picture, which their
 * loader provides. On a phone the picture is behind the logo, and the form with its button fits the first screen.
 */
export function AuthFrame({ title, lead, bare, children }: AuthFrameProps) {
  const store = useStoreSettings()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative isolate flex min-h-dvh flex-col bg-ink pt-14 outline-none sm:items-center sm:justify-center sm:px-6 sm:py-24 lg:p-0"
    >
      <Background />
      {bare && <Header bare store={store} homeHref="/" visitor={null} cartEntries={0} />}
      {store.tagline && (
        <p className="absolute bottom-0 left-0 hidden bg-black/50 px-10 py-8 font-heading text-3xl leading-tight text-white lg:right-[36rem] lg:block">
          <span className="block max-w-[24ch] text-balance">{store.tagline}</span>
        </p>
      )}
      <section className="w-full flex-1 rounded-t-[20px] bg-paper px-5 pt-4 pb-6 sm:max-w-md sm:flex-none sm:rounded-card sm:px-9 sm:py-10 lg:flex lg:min-h-dvh lg:w-[36rem] lg:max-w-none lg:flex-col lg:justify-center lg:self-end lg:rounded-none lg:px-20">
        <h1 className="max-sm:text-xl">{title}</h1>
        {lead && <p className="mt-1 text-ink-soft sm:mt-2">{lead}</p>}
        <div className="mt-3 sm:mt-7">{children}</div>
      </section>
    </main>
  )
}

/** Covers the page beside the form, darkened by 40 percent (specification §2.4). */
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
            className="absolute inset-0 -z-20 lg:right-[36rem]"
          />
          <div className="absolute inset-0 -z-10 bg-black/40 lg:right-[36rem]" />
        </>
      )}
      {failed && (
        <p role="status" className="absolute top-5 right-4 text-sm text-white lg:right-[37rem]">
          {words.pictureNotLoaded}
        </p>
      )}
    </>
  )
}
