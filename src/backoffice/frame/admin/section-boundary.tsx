import { Component, type ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import * as words from '../words/office/en.ts'

type State = { broken: boolean }

/**
 * A section that cannot be shown leaves the frame as it is: its code did not arrive, because the connection is gone or
 * the shop has been updated since, or there is a mistake in it. Loading the page anew helps in either case.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <ErrorState sentence={words.sectionNotLoaded} onRetry={() => window.location.reload()} />
  }
}
