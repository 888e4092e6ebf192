/**
 * Lays the picture that a film shows over it, as it stands, until the film has another one to show: between two files
 * it is black otherwise. Does nothing where there is no picture yet.
 */
export function holdPicture(film: HTMLVideoElement): void {
  if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || film.videoWidth === 0) return;
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = film;
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    objectFit: 'contain',
    pointerEvents: 'none',
  });
  canvas.setAttribute('aria-hidden', 'true');
  film.after(canvas);
  const gone = new AbortController();
  const remove = (): void => {
    canvas.remove();
    gone.abort();
  };
  for (const event of ['seeked', 'error']) film.addEventListener(event, remove, { signal: gone.signal });
}
