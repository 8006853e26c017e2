import { useCallback, useMemo } from 'react'
import type { NavigateOptions } from 'react-router'
import type { PublicSettings } from '#pages/page-render.ts'
import { base } from '#words/page/en.ts'
import { navigate, revalidate } from './core.ts'
import { pathOf } from './href.ts'
import { useNavigationState, useRouteState } from './router.tsx'

/** These are called and behave as React Router's own of the same names. */

export const useNavigate = () => navigate

/** Where the page is in the table of pages, whatever its language. */
export function useLocation() {
  const { location } = useRouteState()
  return base ? { ...location, pathname: pathOf(location.pathname) } : location
}

export const useParams = () => useRouteState().matches.at(-1)?.params ?? {}

type Loaded<Data> = Data extends (...args: never[]) => infer Answer ? Awaited<Answer> : Data

/** What the page's loader gave: `useLoaderData<typeof loader>()`. Only the page knows the type of its own. */
export function useLoaderData<Data>() {
  const { matches, loaderData } = useRouteState()
  return loaderData[matches.at(-1)?.route.id ?? ''] as Loaded<Data>
}

/** The facts of the shop, which `routes.ts` loads for every page. */
export const usePublicSettings = () => useRouteState().loaderData.shop as PublicSettings

export const useNavigation = () => useNavigationState().navigation

export function useRevalidator() {
  const { revalidation: state } = useNavigationState()
  return useMemo(() => ({ state, revalidate }), [state])
}

type Change = URLSearchParams | ((now: URLSearchParams) => URLSearchParams)

export function useSearchParams() {
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: Change, options?: NavigateOptions) =>
      navigate(`?${typeof next === 'function' ? next(new URLSearchParams(query)) : next}`, options),
    [query],
  )
  return [query, change] as const
}
