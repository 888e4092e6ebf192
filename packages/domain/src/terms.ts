/**
 * Which terms are accepted with the checkbox when a child is added, by their day, which the legal pages show. Changes with
 * every change of their text.
 */
export const termsVersion = '2026-11-29';
