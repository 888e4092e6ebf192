// The authentication library wants a dot in the domain of an address, and admin@localhost has none.
// It is stored under localhost's full name and shown as it was typed.
const typed = '@localhost';
const stored = '@localhost.localdomain';

export const toStoredAddress = (email: string): string =>
  email.trim().toLowerCase().endsWith(typed)
    ? `${email.trim().slice(0, -typed.length)}${stored}`
    : email.trim();

export const toTypedAddress = (email: string): string =>
  email.endsWith(stored) ? `${email.slice(0, -stored.length)}${typed}` : email;
