import { useSearchParams } from 'react-router';

type Name = 'user' | 'state' | 'search' | 'page';

/** What narrows a list stands in its address: it stays over a reload, and the way back leads through it. */
export function useNarrowing() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? '1');
  return {
    user: params.get('user') ?? undefined,
    state: params.get('state') ?? undefined,
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    /** Another page is one of the same list; anything else begins at the first. */
    narrow(name: Name, value: string): void {
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      });
    },
  };
}
