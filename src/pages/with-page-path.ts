import type { LoaderFunctionArgs } from 'react-router'
import { pathOf } from '#browser/router/href.ts'
import { base } from '#words/page/en.ts'

/** Loaders and the guard get the path of the page table, without the language. */
export function withPagePath(args: LoaderFunctionArgs): LoaderFunctionArgs {
  if (!base) return args
  const { origin, pathname, search } = new URL(args.request.url)
  return { ...args, request: new Request(origin + pathOf(pathname) + search, args.request) }
}
