import {
  asleep,
  controls,
  formOf,
  isField,
  isTicked,
  keyOf,
  press,
  tick,
  unfold,
  write,
} from './controls.ts';

/** Milliseconds after the page is awake. What comes later is something else, even if it is called the same. */
const patience = 3000;

/** Something that is to be done, in a form. */
interface Held {
  form: Element | null;
  act: (own: Element) => void;
}

/** A button that was pressed. */
interface Pressed {
  key: string;
  before: Element;
}

/**
 * Remembers what is pressed and typed on a page that is only written, and does it again on the app's own controls as
 * soon as they are there. Of a form the last button counts, once all that was typed into it has been given back. What
 * was pressed is busy until then. It is forgotten when somebody goes on without it, or soon after the page is awake.
 */
export function holdPresses(page: Document): void {
  const typed = new Map<string, Held>();
  const pressed = new Map<Element | null, Pressed>();
  let focused: { key: string; control: Element } | null = null;
  let path = '';
  let ending: ReturnType<typeof setTimeout> | undefined;
  page.documentElement.dataset.presses = 'held';

  const letGo = (form: Element | null): void => {
    pressed.get(form)?.before.removeAttribute('aria-busy');
    pressed.delete(form);
  };
  const forget = (): void => {
    for (const form of pressed.keys()) letGo(form);
    typed.clear();
    focused = null;
    stay();
    observer.disconnect();
  };
  const stay = (): void => {
    clearTimeout(ending);
    ending = undefined;
  };
  const awake = (key: string): Element | undefined =>
    [...page.querySelectorAll(controls)].find(
      (control) => !control.closest(asleep) && !control.matches(':disabled') && keyOf(control) === key,
    );
  const giveBack = (): void => {
    if (page.location.pathname !== path) return forget();
    for (const [key, { act }] of typed) {
      const control = awake(key);
      if (!control) continue;
      typed.delete(key);
      act(control);
    }
    const unfinished = new Set([...typed.values()].map(({ form }) => form));
    for (const [form, { key }] of pressed) {
      const control = unfinished.has(form) ? undefined : awake(key);
      if (!control) continue;
      letGo(form);
      press(control);
    }
    if (focused) putCursor(focused);
    if (typed.size + pressed.size === 0 && !focused) forget();
    else if (page.querySelector(asleep)) stay();
    else ending ??= setTimeout(forget, patience);
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
  const hold = (control: Element, act: Held['act']): void => {
    const key = keyOf(control);
    typed.delete(key);
    typed.set(key, { form: formOf(control), act });
    watch();
  };
  const keep = (before: Element): void => {
    const form = formOf(before);
    letGo(form);
    before.setAttribute('aria-busy', 'true');
    pressed.set(form, { key: keyOf(before), before });
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
    if (control.matches('summary')) {
      const isOpen = !control.parentElement?.hasAttribute('open');
      hold(control, (own) => unfold(own, isOpen));
    } else if (control.matches('button')) {
      event.preventDefault();
      // A switch is pressed beside the button that sends.
      if (control.hasAttribute('aria-pressed')) hold(control, press);
      else keep(control);
    }
  };
  const onInput = (event: Event): void => {
    const control = unheard(event);
    if (!control || !isField(control)) return;
    const { value } = control;
    const isChecked = isTicked(control) && control.checked;
    hold(control, (own) => {
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
