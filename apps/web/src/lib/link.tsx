import { type ComponentProps, createContext, type ReactNode, use } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  to: string;
}

const plainLink = ({ to, ...rest }: LinkProps): ReactNode => <a href={to} {...rest} />;

/**
 * How links inside the app are followed. The app puts its router's link here; without it, on the landing
 * page that stands alone, the browser follows them, and nobody waits for a router.
 */
export const LinkContext = createContext<(props: LinkProps) => ReactNode>(plainLink);

export const Link = (props: LinkProps): ReactNode => use(LinkContext)(props);
