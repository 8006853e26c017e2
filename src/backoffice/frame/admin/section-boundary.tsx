import { Component, type ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import * as words from '../words/office/en.ts'

type State = { broken: boolean }

/**
 * Error boundary of a section: its code could not be loaded (offline, or a new release), or it has a bug. Reloading
 * helps in either case.
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
