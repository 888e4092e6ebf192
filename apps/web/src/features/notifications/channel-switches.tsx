import type { Preference } from '@milestoon/contract';
import { channels, switchableKinds } from '@milestoon/domain';
import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './notifications.module.css';

interface ChannelSwitchesProps {
  preferences: readonly Preference[];
  onSwitch: (preference: Preference) => void;
}

/** Every kind of notification that can come up, on every channel that the installation has. */
export function ChannelSwitches({ preferences, onSwitch }: ChannelSwitchesProps) {
  const words = useTexts().notifications.settings;
  const { mail } = useSite();
  const offered = channels.filter((channel) => channel !== 'mail' || mail);
  const isOn = (kind: Preference['kind'], channel: Preference['channel']): boolean =>
    preferences.some((one) => one.kind === kind && one.channel === channel && one.enabled);
  const kinds = switchableKinds.filter((kind) => preferences.some((one) => one.kind === kind));
  return (
    <table className={styles.switches}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          {offered.map((channel) => (
            <th key={channel} scope="col">
              {words.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{words.kinds[kind]}</th>
            {offered.map((channel) => (
              <td key={channel}>
                <Switch
                  label={words.one(words.kinds[kind], words.channels[channel])}
                  on={isOn(kind, channel)}
                  onChange={(enabled) => onSwitch({ kind, channel, enabled })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
