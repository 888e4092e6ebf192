import { loadTexts } from '@milestoon/domain/texts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// As a screen has them before it is shown.
await loadTexts('en');

// On a busy computer a second is soon over.
configure({ asyncUtilTimeout: 10_000 });

// jsdom knows the element but not modality; the app only needs `open` and the events.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void complaints.push(parts));
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  // The next file is on the same page.
  window.history.replaceState(null, '', '/');
  document.head.querySelector('meta[name="milestoon-site"]')?.remove();
  expect(complaints, 'unexpected console.error').toEqual([]);
});
