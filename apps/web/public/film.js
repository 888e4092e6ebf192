// Shows the picture before a shared film while the app is on its way. The page's head only names it, so that a messenger
// which reads the page finds no picture that its parent has not allowed.
const named = document.querySelector('head link[rel="preload"][as="image"]');
const picture = document.querySelector('#written [data-first-picture]');
if (named && picture) picture.src = named.href;
