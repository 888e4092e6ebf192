// What stands around every screen of the app, as one file: nobody needs the one without the other.
export { Component as AppShell } from './app-shell.tsx';
export { Component as WithProgress } from './with-progress.tsx';
