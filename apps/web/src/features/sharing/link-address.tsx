import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { AddressToShare } from '../../ui/address-to-share.tsx';

/** The address of a link, with what whoever has it can do. */
export function LinkAddress({ url, title }: { url: string; title: string }) {
  const words = useTexts().sharing.link;
  const hint = useSite().cdn === null ? words.warning : words.warningCdn;
  return <AddressToShare url={url} title={title} label={words.address} message={words.message} hint={hint} />;
}
