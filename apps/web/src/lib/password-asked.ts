import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from './texts.tsx';

/** How the dialog of a deletion asks for the password; what to do first is told to who has none. */
export function usePasswordAsked(): { label: string; missing: string; none: string | null } {
  const { changePassword, social } = useTexts();
  const session = useQueryClient().getQueryData<{ passwordless: boolean }>(['session']);
  return {
    label: changePassword.current,
    missing: changePassword.currentRequired,
    none: session?.passwordless ? social.noPassword : null,
  };
}
