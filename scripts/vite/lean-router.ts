import type { Plugin } from 'vite'

/**
 * Leaves out of the browser's script what React Router brings for its framework mode and its developers, and Vite for
 * styles that arrive late: every visitor waits for that script (docs/decisions/script-size.md). The server keeps the
 * whole router. A version whose files are called otherwise ends the build, not the shop.
 */
export function leanRouter(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'lean-router',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = Object.keys(substitutes).find((name) => id.endsWith(name))
      if (file) replaced.add(file)
      if (file) return { code: substitutes[file], map: null }
      if (!id.includes('/react-router/dist/production/')) return null
      return { code: droppable(withoutMessages(code, this.parse(code))), map: null }
    },
    buildEnd(error) {
      const missed = Object.keys(substitutes).filter((file) => !replaced.has(file))
      if (!error && missed.length > 0) this.error(`There is no ${missed.join(', ')} any more.`)
    },
  }
}

const substitutes: Record<string, string> = {
  // The framework's document parts and prefetching.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const usePrefetchBehavior = (prefetch, handlers) => [false, null, handlers]
    export const mergeRefs = (ref) => ref
    const nothing = () => null
    export {
      nothing as CRITICAL_CSS_DATA_ATTRIBUTE, nothing as Links, nothing as Meta, nothing as PrefetchPageLinks,
      nothing as Scripts, nothing as setIsHydrated, nothing as useFrameworkContext,
    }`,
  // Hooks for measuring tools.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const instrumentationResultMetaContext = {}
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler`,
  // Errors of server components.
  'react-router/dist/production/lib/errors.js': `
    export const decodeRedirectErrorDigest = () => undefined
    export const decodeRouteErrorResponseDigest = () => undefined`,
  // The shop has one style sheet, which its document names.
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
}

/** Components that nobody uses (Form, NavLink) stay in a bundle only for the name they are given for debugging. */
const droppable = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')

/** What the router says to whoever calls it wrongly; the tests run the same calls, and the server's half still says it. */
const speaking = ['invariant', 'warning', 'warnOnce']

function withoutMessages(code: string, program: unknown) {
  const messages = [...callsIn(program)]
    .filter(({ callee }) => speaking.includes(callee.name ?? ''))
    .flatMap(({ arguments: [, message] }) => message ?? [])
  return messages
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
}

type Place = { start: number; end: number }
type Call = { callee: { name?: string }; arguments: Place[] }

function* callsIn(node: unknown): Generator<Call> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'CallExpression') yield node as unknown as Call
  for (const part of Object.values(node)) yield* callsIn(part)
}
