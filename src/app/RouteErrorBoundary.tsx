import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailures } from './pageModules.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

interface Props {
  /** When it changes, the error is forgotten: the visitor went elsewhere. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: string;
}

/** Catches what a page throws while rendering and shows a readable error page in its place (NAV-08). */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // Shown now: Retry and the next visit ask again.
    forgetFailures();
    console.error('A page failed while rendering', error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <RouteErrorPage error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}
