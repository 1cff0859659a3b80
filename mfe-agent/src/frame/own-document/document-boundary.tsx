import type { ReleaseAlarm } from '@landsea/contracts/releases';
import { ErrorState } from '@landsea/ui/error-state';
import { Component, type ReactNode } from 'react';
import { announceOpened } from './use-opened';

const MOST_CHARACTERS = 200;

/** The build of the script that runs; undefined in development. */
const findBuild = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/remotes/agent/"]');
  return /\/remotes\/agent\/(\w{1,16})\//.exec(script?.src ?? '')?.[1];
};

/** As the shell reports a page that failed before it was shown once. Sent once, without waiting, and may get lost. */
const reportFirstRender = (page: string, error: unknown): void => {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MOST_CHARACTERS);
  const build = findBuild();
  const alarm: ReleaseAlarm = { kind: 'first-render', app: 'agent', build, subject: page, reason };
  void fetch('/api/v1/release-alarms', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(alarm),
    keepalive: true, // the page may be on its way out
  }).catch(() => undefined);
};

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
