/** Of a page, or a part of it, that is only written: nothing hears what is done there. */
const asleep = '[data-asleep]';
const controls = 'button, input, select, textarea, summary';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (control: Element): control is Field => control.matches('input, select, textarea');
const isTicked = (control: Element): control is HTMLInputElement =>
  control.matches('input[type=radio], input[type=checkbox]');

/** Names that React makes up differ between what is written and what takes its place. */
const ownName = (name: string | null): string | null => (name?.startsWith('_') ? null : name);

/** The same for a control and for the one that takes its place: by its mark, its name, or what it is called. */
function keyOf(control: Element): string {
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

function write(field: Field, text: string): void {
  wake(field);
  // React takes for typed what differs from what it has seen a script write.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function tick(field: HTMLInputElement, isChecked: boolean): void {
  wake(field);
  field.checked = !isChecked;
  field.click();
}

function unfold(summary: Element): void {
  wake(summary);
  summary.parentElement?.dispatchEvent(new Event('toggle'));
}

/**
 * Remembers what is pressed and typed on a page that is only written, and does it again on the app's own controls as
 * soon as they are there. What was pressed is busy until then. It is forgotten when somebody goes on without it.
 */
export function holdPresses(page: Document): void {
  const typed = new Map<string, (control: Element) => void>();
  const pressed = new Map<string, (control: Element) => void>();
  let focused: { key: string; control: Element } | null = null;
  let path = '';

  const forget = (): void => {
    for (const held of [typed, pressed]) held.clear();
    focused = null;
    observer.disconnect();
  };
  const awake = (key: string): Element | undefined =>
    [...page.querySelectorAll(controls)].find(
      (control) => !control.closest(asleep) && !control.matches(':disabled') && keyOf(control) === key,
    );
  const giveBack = (): void => {
    if (page.location.pathname !== path) return forget();
    for (const held of [typed, pressed])
      for (const [key, act] of held) {
        const control = awake(key);
        if (!control) continue;
        held.delete(key);
        act(control);
      }
    if (focused) putCursor(focused);
    if (typed.size + pressed.size === 0 && !focused) observer.disconnect();
  };
  const putCursor = ({ key, control: before }: { key: string; control: Element }): void => {
    const control = awake(key) ?? (before.isConnected ? before : undefined);
    if (!(control instanceof HTMLElement)) return;
    if (control !== before || !control.closest(asleep)) focused = null;
    if (page.activeElement === page.body) control.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(giveBack);
  const watch = (): void => {
    path = page.location.pathname;
    observer.observe(page, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-asleep', 'disabled'],
    });
  };
  const hold = (held: typeof typed, control: Element, act: (own: Element) => void): void => {
    const key = keyOf(control);
    held.delete(key);
    held.set(key, act);
    watch();
  };
  /** The control that something is done to, if nothing else hears of it. */
  const unheard = ({ target }: Event): Element | null => {
    const control = target instanceof Element ? target.closest(controls) : null;
    return control?.closest(asleep) ? control : null;
  };

  const onClick = (event: Event): void => {
    const { target } = event;
    const isHeard = target instanceof Element && !target.closest(asleep);
    if (isHeard && event.isTrusted) return forget();
    const control = unheard(event);
    if (focused?.control !== control) focused = null;
    if (!control) return;
    if (control.matches('summary')) hold(typed, control, unfold);
    else if (control.matches('button')) {
      event.preventDefault();
      control.setAttribute('aria-busy', 'true');
      hold(pressed, control, (own) => {
        control.removeAttribute('aria-busy');
        if (own instanceof HTMLElement) own.click();
      });
    }
  };
  const onInput = (event: Event): void => {
    const control = unheard(event);
    if (!control || !isField(control)) return;
    const { value } = control;
    const isChecked = isTicked(control) && control.checked;
    hold(typed, control, (own) => {
      if (isTicked(own)) tick(own, isChecked);
      else if (isField(own)) write(own, value);
    });
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('input', onInput, true);
  page.addEventListener('focusin', (event) => {
    const control = unheard(event);
    if (!control) return;
    focused = { key: keyOf(control), control };
    watch();
  });
  // Sent by nobody, it would put what is in it into the page's address.
  page.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.closest(asleep)) event.preventDefault();
  });
}
