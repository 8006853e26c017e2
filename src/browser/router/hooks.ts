import { useCallback, useMemo } from 'react'
import type { NavigateOptions } from 'react-router'
import type { PublicSettings } from '#pages/page-render.ts'
import { base } from '#words/page/en.ts'
import { navigate, revalidate } from './core.ts'
import { pathOf } from './href.ts'
import { useNavigationState, useRouteState } from './router.tsx'

/** These have the same names and behaviour as React Router's own hooks. */

export const useNavigate = () => navigate

/** The current location with the path of the page table, without the language. */
export function useLocation() {
  const { location } = useRouteState()
  return base ? { ...location, pathname: pathOf(location.pathname) } : location
}

export const useParams = () => useRouteState().matches.at(-1)?.params ?? {}

type Loaded<Data> = Data extends (...args: never[]) => infer Answer ? Awaited<Answer> : Data

/**
 * The result of the page's loader: `useLoaderData<typeof loader>()`. The type must be given, because only the page
 * knows it.
 */
export function useLoaderData<Data>() {
  const { matches, loaderData } = useRouteState()
  return loaderData[matches.at(-1)?.route.id ?? ''] as Loaded<Data>
}

/** The public store settings, which `routes.ts` loads for every page. */
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
