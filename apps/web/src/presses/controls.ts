/** Of a page, or a part of it, that is only written: nothing hears what is done there. */
export const asleep = '[data-asleep]';
export const controls = 'button, input, select, textarea, summary';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (control: Element): control is Field => control.matches('input, select, textarea');
export const isTicked = (control: Element): control is HTMLInputElement =>
  control.matches('input[type=radio], input[type=checkbox]');

/** Names that React makes up differ between what is written and what takes its place. */
const ownName = (name: string | null): string | null => (name?.startsWith('_') ? null : name);

/** The same for a control and for the one that takes its place: by its mark, its name, or what it is called. */
export function keyOf(control: Element): string {
  const mark = control.getAttribute('data-press');
  if (mark !== null) return mark;
  const called =
    control.getAttribute('aria-label') ??
    (isField(control) ? control.labels?.[0]?.textContent : control.textContent);
  const name = ownName(control.getAttribute('name')) ?? called;
  return [control.localName, name, isTicked(control) ? control.value : ''].join('\n');
}

/** React wakes the part of a page in which something happens; only then it hears what a field says. */
const wake = (control: Element): boolean =>
  control.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'Unidentified' }));

export function write(field: Field, text: string): void {
  wake(field);
  // React takes for typed what differs from what it has seen a script write.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

export function press(button: Element): void {
  if (button instanceof HTMLElement) button.click();
}

export function tick(field: HTMLInputElement, isChecked: boolean): void {
  wake(field);
  field.checked = !isChecked;
  field.click();
}

export function unfold(summary: Element, isOpen: boolean): void {
  wake(summary);
  const details = summary.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = isOpen;
  details.dispatchEvent(new Event('toggle'));
}

/** What belongs together: a button sends what was typed beside it. */
export const formOf = (control: Element): Element | null =>
  control.closest('form') ?? control.closest(asleep);
