import type { ChildSummary } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client, isCode } from '../../lib/api.ts';
import { discardDraft } from '../../lib/draft.ts';
import { forgetWords } from '../../lib/forget-drafts.ts';
import { usePasswordAsked } from '../../lib/password-asked.ts';
import { useSite } from '../../lib/site.ts';
import { forgettingTakesOf } from '../../lib/takes-of-child.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { AlsoOnYouTube } from '../../ui/also-on-youtube.tsx';
import { TypeToConfirm } from '../../ui/type-to-confirm.tsx';
import { childDraft } from './child-setup-rules.ts';
import { editDraftOf } from './edit-draft.ts';

export function DeleteChild({ child, onClose }: { child: ChildSummary; onClose: () => void }) {
  const queryClient = useQueryClient();
  const texts = useTexts();
  const text = texts.children.remove;
  const { youtube } = useSite();
  const [alsoOnYouTube, setAlso] = useState(false);
  // Who has just signed in is not asked; the server says when it wants to know.
  const [isAsked, setAsked] = useState(false);
  const asked = usePasswordAsked();
  const remove = useMutation({
    mutationFn: (password: string) =>
      forgettingTakesOf(child.id, () =>
        client.children.remove({ id: child.id, ...(isAsked ? { password } : {}), alsoOnYouTube }),
      ),
    onError: (error) => {
      if (isCode(error, 'INVALID_INPUT')) setAsked(true);
    },
    onSuccess: async () => {
      // Its photos are gone; forms still filled with them could not be sent.
      discardDraft(childDraft);
      discardDraft(editDraftOf(child.id));
      // Nor does a story that was begun about it wait on this device.
      forgetWords();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.children.key() }),
        queryClient.invalidateQueries({ queryKey: api.episodes.key() }),
        // Its subscription has ended with it.
        queryClient.invalidateQueries({ queryKey: api.billing.key() }),
      ]);
      onClose();
    },
  });
  // What YouTube did not do, and what is wrong with the password, is told by the server.
  const isTold =
    alsoOnYouTube || ['INVALID_INPUT', 'TOO_MANY_REQUESTS'].some((code) => isCode(remove.error, code));
  const failed = (): string =>
    isTold ? tell(remove.error, texts, texts.child.deleteFailed) : texts.child.deleteFailed;
  return (
    <TypeToConfirm
      title={text.title(child.name)}
      expected={child.name}
      label={text.confirm(child.name)}
      mismatch={texts.child.nameMismatch}
      error={remove.isError ? failed() : null}
      busy={remove.isPending}
      password={isAsked ? asked : undefined}
      onConfirm={(password) => remove.mutate(password)}
      onClose={onClose}
    >
      <p>{text.permanent(child.name)}</p>
      <p>{text.subscription}</p>
      {youtube && <p>{text.published}</p>}
      <AlsoOnYouTube of={{ childId: child.id }} checked={alsoOnYouTube} onChange={setAlso} />
    </TypeToConfirm>
  );
}
