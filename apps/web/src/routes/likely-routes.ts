import type { RouteObject } from 'react-router';

/**
 * Of a table of routes those whose path an address fits, with the layouts around them, in the table's order.
 *
 * The router makes patterns of every route it is given whenever it draws, and of the whole table that was a quarter of
 * what a phone had to do before a form could be used. Where no path fits, as with odd spellings, all of them are given.
 *
 * @param routes with whole addresses as their paths
 * @param pathname as the location has it: encoded, with or without a slash at its end
 */
export function likelyRoutes(routes: RouteObject[], pathname: string): RouteObject[] {
  const address = partsOf(pathname);
  const fitting = routes.flatMap((route) => fittingOf(route, address));
  return fitting.some((route) => !isForTheRest(route)) ? fitting : routes;
}

function fittingOf(route: RouteObject, address: string[]): RouteObject[] {
  if (!route.children) return isForTheRest(route) || fits(route.path ?? '', address) ? [route] : [];
  const children = route.children.flatMap((child) => fittingOf(child, address));
  return children.length > 0 ? [{ ...route, children }] : [];
}

const isForTheRest = ({ path }: RouteObject): boolean => path === '*';

function fits(path: string, address: string[]): boolean {
  const parts = partsOf(path);
  return (
    parts.length === address.length &&
    parts.every((part, index) => part.startsWith(':') || part === address[index])
  );
}

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
