/**
 * Puts a text on the clipboard.
 *
 * @throws Error where the browser keeps it: from pages without https there is none at all
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
