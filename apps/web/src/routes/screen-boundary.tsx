import { CloudOff } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { useFirstTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/card.tsx';

function BrokenScreen() {
  const { screens: words, support } = useFirstTexts();
  return (
    <main>
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
        title={words.broken}
        action={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {words.tryAgain}
            </Button>
            {/* Not by the router: what broke may be the app itself. */}
            <a href={paths.support}>{support.contact}</a>
          </>
        }
      >
        {words.brokenText}
      </EmptyState>
    </main>
  );
}

/** A screen that could not be loaded or drawn. After an update of the app a reload finds the new files. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <BrokenScreen />;
  }
}
