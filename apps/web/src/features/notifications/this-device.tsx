import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './notifications.module.css';
import { readDevice, turnOffDevice, turnOnDevice } from './push-device.ts';

/** Whether push messages arrive here, said as it is. The browser asks for permission only after a press. */
export function ThisDevice({ publicKey, known }: { publicKey: string; known: boolean }) {
  const words = useTexts().notifications.settings.device;
  const queryClient = useQueryClient();
  const { data: state } = useQuery({ queryKey: ['this-device', known], queryFn: () => readDevice(known) });
  const settled = (): Promise<unknown> =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.notifications.settings.key() }),
      queryClient.invalidateQueries({ queryKey: ['this-device'] }),
    ]);
  const turn = useMutation({
    mutationFn: () => (state === 'on' ? turnOffDevice() : turnOnDevice(publicKey)),
    onSettled: settled,
  });
  if (!state) return null;
  return (
    <section className={styles.device}>
      <h3>{words.heading}</h3>
      <p role="status">{words[state]}</p>
      {turn.isError && <Alert tone="bad">{words.failed}</Alert>}
      {(state === 'on' || state === 'off') && (
        <Button wide busy={turn.isPending} onClick={() => turn.mutate()}>
          {state === 'on' ? <BellOff aria-hidden="true" /> : <BellRing aria-hidden="true" />}
          {state === 'on' ? words.turnOff : words.turnOn}
        </Button>
      )}
    </section>
  );
}
