import type { Preference } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ChannelSwitches } from './channel-switches.tsx';
import styles from './notifications.module.css';
import { ThisDevice } from './this-device.tsx';

/** What a parent is told, and how: folded away until it is asked for. */
export function NotificationSettings({ deviceAlone }: { deviceAlone?: boolean }) {
  const words = useTexts().notifications.settings;
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title={words.title} icon={<Bell aria-hidden="true" />} open={open} onToggle={setOpen}>
      <Settings deviceAlone={deviceAlone ?? false} />
    </Collapsible>
  );
}

/** What is told is the family's and its owner's to choose; where it is told is everybody's. */
function Settings({ deviceAlone }: { deviceAlone: boolean }) {
  const texts = useTexts();
  const words = texts.notifications.settings;
  const settings = useQuery(api.notifications.settings.queryOptions());
  const { mail } = useSite();
  const prefer = usePrefer();
  const { data } = settings;
  if (!data && settings.isError) return <Alert tone="bad">{words.loadFailed}</Alert>;
  if (!data)
    return (
      <p role="status" aria-label={texts.ui.loading}>
        <Spinner />
      </p>
    );
  return (
    <div className={styles.settings}>
      {!deviceAlone && (
        <>
          <p>{words.lead}</p>
          <ChannelSwitches
            preferences={data.preferences}
            onSwitch={(preference) => prefer.mutate(preference)}
          />
        </>
      )}
      {prefer.isError && <Alert tone="bad">{tell(prefer.error, texts, words.failed)}</Alert>}
      {!deviceAlone && <p>{mail ? words.security : words.noMail}</p>}
      <ThisDevice publicKey={data.publicKey} known={data.thisDevice} />
    </div>
  );
}

/** Switches at once here, then on the server; what did not get through is switched back. */
function usePrefer() {
  const queryClient = useQueryClient();
  const { queryKey } = api.notifications.settings.queryOptions();
  const mutationKey = ['prefer'];
  return useMutation({
    mutationKey,
    mutationFn: (preference: Preference) => client.notifications.prefer(preference),
    // One after the other: the last press counts.
    scope: { id: 'notification-preferences' },
    onMutate: async (preference) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            preferences: known.preferences.map((one) =>
              one.kind === preference.kind && one.channel === preference.channel ? preference : one,
            ),
          },
      );
    },
    // With the last one: an answer in between would switch back what is still on its way.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
