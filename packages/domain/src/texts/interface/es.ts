import type { surroundings as english } from './en.ts';

/** As `en.ts`, in Spanish. */
export const surroundings: typeof english = {
  theme: {
    legend: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Sistema',
    resolved: { light: 'Sistema (claro)', dark: 'Sistema (oscuro)' },
    toggle: (now, next) => `Tema: ${now}. Cambiar a ${next}`,
  },
  language: { legend: 'Idioma', failed: 'No hemos podido cargar el idioma. Inténtalo de nuevo.' },
  shell: {
    main: 'Principal',
    home: 'Inicio',
    create: 'Crear',
    episodes: 'Episodios',
    profile: 'Perfil',
  },
  screens: {
    notFound: 'Página no encontrada',
    notFoundText: 'Esta página no está en nuestro mapa. El camino de vuelta es corto.',
    goHome: 'Ir al inicio',
    broken: 'Esta página no se ha abierto',
    brokenText: 'Comprueba tu conexión. No se ha perdido nada de lo que guardaste.',
    tryAgain: 'Intentar de nuevo',
  },
  ui: {
    loading: 'Cargando…',
    cancel: 'Cancelar',
    dismiss: 'Cerrar',
    undo: 'Deshacer',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    deleteForever: 'Eliminar para siempre',
    deleting: 'Eliminando...',
    /** Why the button that deletes is still closed. */
    typeFirst: 'Escríbelo igual, letra por letra.',
  },
  picker: {
    upload: 'Subir',
    camera: 'Cámara',
    removed: 'Imagen quitada',
    /** Of a picture for which there was no room; the name of its file. */
    leftOut: (name) => `No se ha añadido: ${name}`,
    uploading: (current, total) => `Subiendo ${current} de ${total}…`,
    photo: {
      one: (number) => `Foto ${number}`,
      crop: (number) => `Recortar la foto ${number}`,
      remove: (number) => `Quitar la foto ${number}`,
      upload: 'Subir fotos',
      camera: 'Hacer una foto con la cámara',
    },
    image: {
      one: (number) => `Imagen ${number}`,
      crop: (number) => `Recortar la imagen ${number}`,
      remove: (number) => `Quitar la imagen ${number}`,
      upload: 'Subir imágenes',
      camera: 'Captar una imagen con la cámara',
    },
  },
};
