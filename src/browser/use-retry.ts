import { useLocation, useNavigate, useNavigation } from './router/hooks.ts'

/**
 * Opens the page that failed once more. As a step to the same address: only that clears what failed while it was drawn;
 * asking for its data anew would leave the failure standing.
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
