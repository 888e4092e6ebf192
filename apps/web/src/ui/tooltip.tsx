import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

/**
 * What a button means, shown beside it on hover and focus and read with it. A finger sees none: say the same
 * somewhere else on the screen.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
