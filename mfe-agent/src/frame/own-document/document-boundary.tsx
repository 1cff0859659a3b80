import { ErrorState } from '@landsea/ui/error-state';
import { Component, type ReactNode } from 'react';
import { reportFirstRender } from './report-first-render';
import { announceOpened } from './use-opened';

interface DocumentBoundaryProps {
  /** Address of the page without its token. */
  page: string;
  children: ReactNode;
}

/** A page that fails gives way to a sentence; one that failed before it could be used raises the alarm. */
export class DocumentBoundary extends Component<DocumentBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  private wasShown = false;

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidMount(): void {
    this.wasShown = !this.state.isBroken;
  }

  override componentDidCatch(error: unknown): void {
    if (!this.wasShown) reportFirstRender(this.props.page, error);
    // Presses are no longer kept for a page that will not come.
    announceOpened();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center bg-paper text-ink">
        <ErrorState
          isPage
          title="Something went wrong"
          text="This page could not be shown. Anything you sent before is safe."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
