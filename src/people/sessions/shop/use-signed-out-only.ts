import { useEffect } from 'react'
import { useNavigate } from '#browser/router/hooks.ts'
import { homeOf } from '#values/people/login-paths.ts'
import { currentVisitor, refreshVisitor } from './visitor.ts'

/**
 * Redirects a signed-in user to their home page (decision P6). Asks the server again, because the session may have
 * ended.
 */
export function useSignedOutOnly() {
  const navigate = useNavigate()
  useEffect(() => {
    let isUnmounted = false
    void refreshVisitor().then(() => {
      const { user } = currentVisitor()
      if (!isUnmounted && user !== null && user !== 'unknown')
        void navigate(homeOf(user.role), { replace: true })
    })
    return () => {
      isUnmounted = true
    }
  }, [navigate])
}
