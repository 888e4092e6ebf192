import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { sessionQuery } from './features/account/session.ts';
import { isCode, whenSignedOut } from './lib/api.ts';
import { LinkContext, type LinkProps } from './lib/link.tsx';
import { ToastProvider } from './ui/toast.tsx';

// Before the browser's next event: the second click of a double one must find the button closed.
notifyManager.setScheduler(queueMicrotask);

/** Answers of the server that no repetition will change. */
const final = [
  'UNAUTHORIZED',
  'NOT_FOUND',
  'SUBSCRIPTION_REQUIRED',
  'INVALID_INPUT',
  'CONFLICT',
  'UNSUITABLE',
  'SETUP_REQUIRED',
];

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && !final.some((code) => isCode(error, code)),
      },
    },
  });
  // A session that ended elsewhere shows as a refused call: ask again who is signed in.
  whenSignedOut(() => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }));
  return queryClient;
}

const followLink = (props: LinkProps): ReactNode => <Link {...props} />;

interface ProvidersProps {
  /** Brought by whoever has asked something before there was a page. */
  queryClient?: QueryClient;
  children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <LinkContext value={followLink}>
        <ToastProvider>{children}</ToastProvider>
      </LinkContext>
    </QueryClientProvider>
  );
}
