import type { YouTubeAccount as Account } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ForKids } from './audience-fields.tsx';
import { Disconnect } from './disconnect.tsx';
import styles from './publishing.module.css';
import { company, useConnect, useYouTubeAccount } from './youtube.ts';

/** The parent's YouTube channel; nothing where this server does not publish. */
export function YouTubeAccount() {
  const words = useTexts().publishing;
  const account = useYouTubeAccount();
  const [open, setOpen] = useState<boolean>();
  if (!account?.available) return null;
  const { channel } = account;
  return (
    <Collapsible
      title={words.title}
      icon={<MonitorPlay aria-hidden="true" />}
      // Something has to be done: it is there to be seen.
      open={open ?? channel?.isLost === true}
      onToggle={setOpen}
    >
      <div className={styles.sections}>{channel ? <Channel channel={channel} /> : <Invitation />}</div>
    </Collapsible>
  );
}

function Invitation() {
  const words = useTexts().publishing;
  return (
    <>
      <p>{words.lead}</p>
      <p>{words.consent(company)}</p>
      <p>{words.fromNowOn}</p>
      <Connect label={words.connect} />
    </>
  );
}

function Connect({ label }: { label: string }) {
  const texts = useTexts();
  const words = texts.publishing;
  const connect = useConnect();
  return (
    <>
      {connect.isError && <Alert tone="bad">{tell(connect.error, texts, words.connectFailed)}</Alert>}
      <Button
        wide
        variant="primary"
        busy={connect.isPending || connect.isSuccess}
        onClick={() => connect.mutate()}
      >
        {connect.isPending || connect.isSuccess ? words.connecting : label}
      </Button>
    </>
  );
}

function Channel({ channel }: { channel: NonNullable<Wire<Account>['channel']> }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.publishing;
  const [asking, setAsking] = useState(false);
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(
    new Date(channel.connectedAt),
  );
  return (
    <>
      {channel.isLost ? (
        <>
          <Alert tone="warn">{words.lost(channel.title)}</Alert>
          <Connect label={words.reconnect} />
        </>
      ) : (
        <div>
          <p className={styles.channel}>{words.connected(channel.title)}</p>
          <p>{words.since(since)}</p>
        </div>
      )}
      <Automatic on={channel.publishAutomatically} />
      <NewForKids madeForKids={channel.madeForKids} />
      <p>{words.consent(company)}</p>
      <Button wide onClick={() => setAsking(true)}>
        {words.disconnect}
      </Button>
      {asking && <Disconnect onClose={() => setAsking(false)} />}
    </>
  );
}

/** Switches at once; what did not get through is switched back. */
function Automatic({ on }: { on: boolean }) {
  const texts = useTexts();
  const words = texts.publishing;
  const queryClient = useQueryClient();
  const { queryKey } = api.publishing.account.queryOptions();
  const change = useMutation({
    mutationFn: (publishAutomatically: boolean) => client.publishing.settings({ publishAutomatically }),
    scope: { id: 'publish-automatically' },
    onSuccess: (account) => queryClient.setQueryData(queryKey, account),
  });
  return (
    <>
      <div className={styles.automatic}>
        <div>
          <p className={styles.label} aria-hidden="true">
            {words.automatic}
          </p>
          <p>{words.automaticText}</p>
        </div>
        <Switch
          label={words.automatic}
          on={change.isPending ? change.variables : on}
          onChange={(wanted) => change.mutate(wanted)}
        />
      </div>
      {change.isError && <Alert tone="bad">{tell(change.error, texts, words.settingsFailed)}</Alert>}
    </>
  );
}

/** Saved at once, as the switch above. */
function NewForKids({ madeForKids }: { madeForKids: boolean }) {
  const texts = useTexts();
  const words = texts.publishing;
  const queryClient = useQueryClient();
  const { queryKey } = api.publishing.account.queryOptions();
  const change = useMutation({
    mutationFn: (answer: boolean) => client.publishing.settings({ madeForKids: answer }),
    scope: { id: 'made-for-kids' },
    onSuccess: (account) => queryClient.setQueryData(queryKey, account),
  });
  return (
    <>
      <ForKids
        legend={words.kids.ofNew}
        madeForKids={change.isPending ? change.variables : madeForKids}
        onChange={(answer) => change.mutate(answer)}
      />
      {change.isError && <Alert tone="bad">{tell(change.error, texts, words.settingsFailed)}</Alert>}
    </>
  );
}
