/** Which terms are accepted with the checkbox when a child is added. Changes with every change of their text. */
export const termsVersion = '2025-08-12';
