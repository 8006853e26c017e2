import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { useRouteState } from './router.tsx'

const ErrorContext = createContext<unknown>(undefined)

/** The error that the shown error page is about. */
export const useRouteError = () => useContext(ErrorContext)

/** Whether an error is a refusal in the router's form: the status and the body of the answer. */
export const isRouteErrorResponse = (
  error: unknown,
): error is { status: number; data: { message?: unknown } | null } =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error

type FailureProps = { as: ComponentType; error: unknown }
const Failure = ({ as: Fallback, error }: FailureProps) => (
  <ErrorContext value={error}>
    <Fallback />
  </ErrorContext>
)

/** Renders a page, or its error page if the loader or the render failed. */
export function RouteErrorBoundary({ as, children }: { as: ComponentType; children: ReactNode }) {
  const place = useRouteState()
  const [error] = Object.values(place.errors ?? {})
  if (place.errors) return <Failure as={as} error={error} />
  return (
    <Boundary as={as} place={place}>
      {children}
    </Boundary>
  )
}

type BoundaryProps = { as: ComponentType; place: object; children: ReactNode }
type BoundaryState = { place: object; broken?: { error: unknown } }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place }

  static getDerivedStateFromError = (error: unknown): Partial<BoundaryState> => ({ broken: { error } })

  /** Navigating, also to the same page, resets the error. */
  static getDerivedStateFromProps = ({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null =>
    place === state.place ? null : { place }

  override render() {
    const { broken } = this.state
    return broken ? <Failure as={this.props.as} error={broken.error} /> : this.props.children
  }
}
