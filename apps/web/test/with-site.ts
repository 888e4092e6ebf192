import { plainSite, type Site } from '@milestoon/domain';

/** Writes down what the installation has, as the server does in the head of every page. The next one replaces it. */
export function withSite(has: Partial<Site>): void {
  document.head.querySelector('meta[name="milestoon-site"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'milestoon-site';
  meta.content = JSON.stringify({ ...plainSite, ...has });
  document.head.append(meta);
}
