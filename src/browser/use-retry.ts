import { useLocation, useNavigate, useNavigation } from './router/hooks.ts'

/**
 * Retries a failed page by navigating to the same URL: only that clears a render error; reloading the data would keep
 * it.
 */
export function useRetry() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  return {
    busy: state === 'loading',
    tryAgain: () => void navigate(pathname + search, { replace: true, preventScrollReset: true }),
  }
}
