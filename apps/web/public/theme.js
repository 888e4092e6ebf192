// Applies the stored theme before the first paint. The key is the one of src/lib/theme.ts.
try {
  const theme = localStorage.getItem('milestoon.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}
