// Applies the stored theme before the first paint. The key is the one of src/lib/theme.ts.
try {
  const theme = localStorage.getItem('milestoon.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}

// A screen that is written in another language than the one chosen here is not shown. The key is the one of src/lib/language.ts.
try {
  const named = new URLSearchParams(location.search).get('lang');
  const language = named ?? localStorage.getItem('milestoon.language');
  if (language && language !== document.documentElement.lang)
    document.documentElement.dataset.written = 'otherwise';
} catch {
  // Storage is blocked: the browser's language applies.
}
