import type { surroundings as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const surroundings: typeof english = {
  theme: {
    legend: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Sistema',
    resolved: { light: 'Sistema (claro)', dark: 'Sistema (escuro)' },
    toggle: (now, next) => `Tema: ${now}. Mudar para ${next}`,
  },
  language: { legend: 'Idioma', failed: 'Não foi possível carregar o idioma. Tente novamente.' },
  shell: {
    main: 'Principal',
    home: 'Início',
    create: 'Criar',
    episodes: 'Episódios',
    profile: 'Perfil',
  },
  screens: {
    notFound: 'Página não encontrada',
    notFoundText: 'Esta página não está no nosso mapa. O caminho de volta é curto.',
    goHome: 'Ir para o início',
    broken: 'Esta página não abriu',
    brokenText: 'Verifique a ligação à internet. Nada do que guardou se perdeu.',
    tryAgain: 'Tentar novamente',
  },
  ui: {
    loading: 'A carregar…',
    cancel: 'Cancelar',
    dismiss: 'Fechar',
    undo: 'Anular',
    showPassword: 'Mostrar palavra-passe',
    hidePassword: 'Ocultar palavra-passe',
    deleteForever: 'Eliminar para sempre',
    deleting: 'A eliminar...',
    /** Why the button that deletes is still closed. */
    typeFirst: 'Escreva igual, letra por letra.',
  },
  picker: {
    upload: 'Carregar',
    camera: 'Câmara',
    removed: 'Imagem removida',
    /** Of a picture for which there was no room; the name of its file. */
    leftOut: (name) => `Não foi adicionado: ${name}`,
    uploading: (current, total) => `A carregar ${current} de ${total}…`,
    photo: {
      one: (number) => `Fotografia ${number}`,
      crop: (number) => `Recortar a fotografia ${number}`,
      remove: (number) => `Remover a fotografia ${number}`,
      upload: 'Carregar fotografias',
      camera: 'Tirar uma fotografia com a câmara',
    },
    image: {
      one: (number) => `Imagem ${number}`,
      crop: (number) => `Recortar a imagem ${number}`,
      remove: (number) => `Remover a imagem ${number}`,
      upload: 'Carregar imagens',
      camera: 'Captar uma imagem com a câmara',
    },
  },
};
