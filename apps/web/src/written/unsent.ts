/** Before a script has come, no browser sends a form by itself, with what is in it in the address. */
export const unsent = (markup: string): string => markup.replaceAll('<form', '<form method="dialog"');
