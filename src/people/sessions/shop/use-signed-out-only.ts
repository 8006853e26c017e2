import { useEffect } from 'react'
import { useNavigate } from '#browser/router/hooks.ts'
import { homeOf } from './login-paths.ts'
import { currentVisitor, refreshVisitor } from './visitor.ts'

/** Sends who is signed in home from a page that has nothing for them (decision P6). Asked anew: a login may have ended. */
export function useSignedOutOnly() {
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    void refreshVisitor().then(() => {
      const { user } = currentVisitor()
      if (!left && user !== null && user !== 'unknown') void navigate(homeOf(user.role), { replace: true })
    })
    return () => {
      left = true
    }
  }, [navigate])
}
