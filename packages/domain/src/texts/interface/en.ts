/** What stands around every screen. */
export const surroundings = {
  theme: {
    legend: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    resolved: { light: 'System (light)', dark: 'System (dark)' },
    toggle: (now: string, next: string): string => `Theme: ${now}. Switch to ${next}`,
  },
  language: { legend: 'Language', failed: 'The language could not be loaded. Please try again.' },
  shell: {
    main: 'Main',
    home: 'Home',
    create: 'Create',
    episodes: 'Episodes',
    profile: 'Profile',
  },
  screens: {
    notFound: 'Page not found',
    notFoundText: 'This page is not on our map. The way back is short.',
    goHome: 'Go Home',
    broken: 'This page did not open',
    brokenText: 'Please check your connection. Nothing you saved is lost.',
    tryAgain: 'Try again',
  },
  ui: {
    loading: 'Loading…',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    undo: 'Undo',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    deleteForever: 'Delete Forever',
    deleting: 'Deleting...',
    /** Why the button that deletes is still closed. */
    typeFirst: 'Type it letter for letter.',
  },
  /** Choosing pictures: photos of a child, images of an episode. */
  picker: {
    upload: 'Upload',
    camera: 'Camera',
    removed: 'Picture removed',
    /** Of a picture for which there was no room; the name of its file. */
    leftOut: (name: string): string => `No room: ${name}`,
    uploading: (current: number, total: number): string => `Uploading ${current} of ${total}…`,
    photo: {
      one: (number: number): string => `Photo ${number}`,
      crop: (number: number): string => `Crop photo ${number}`,
      remove: (number: number): string => `Remove photo ${number}`,
      upload: 'Upload photos',
      camera: 'Take a photo with the camera',
    },
    image: {
      one: (number: number): string => `Image ${number}`,
      crop: (number: number): string => `Crop image ${number}`,
      remove: (number: number): string => `Remove image ${number}`,
      upload: 'Upload images',
      camera: 'Take an image with the camera',
    },
  },
};
