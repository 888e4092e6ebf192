import { account } from './account/es.ts';
import { audit } from './audit/es.ts';
import { automation } from './automation/es.ts';
import { billing } from './billing/es.ts';
import { first } from './first/es.ts';
import { failures } from './failures/es.ts';
import { firstLook } from './first-look/es.ts';
import { children } from './children/es.ts';
import { episodes } from './episodes/es.ts';
import { family } from './family/es.ts';
import { households } from './households/es.ts';
import { storyboard } from './storyboard/es.ts';
import type { Texts } from './index.ts';
import { keepsakes } from './keepsakes/es.ts';
import { kids } from './kids/es.ts';
import { notifications } from './notifications/es.ts';
import { privacy } from './privacy/es.ts';
import { publishing } from './publishing/es.ts';
import { administration } from './roles/es.ts';
import { seasons } from './seasons/es.ts';
import { sharing } from './sharing/es.ts';
import { signingIn } from './second-factor/es.ts';
import { support } from './support/es.ts';
import { telling } from './telling/es.ts';
import { ways } from './ways/es.ts';

/** Spanish of Spain. A child is "peque", which is said of girls and boys alike. */
export const es: Texts = {
  ...first,
  ...account,
  ...billing,
  ...failures,
  ...administration,
  ...signingIn,
  confirmAddress: { ...first.confirmAddress, ...account.confirmAddress },
  passkeys: { ...first.passkeys, ...signingIn.passkeys },
  ...ways,
  child: {
    nameRequired: 'Escribe el nombre de tu peque',
    nameLetters:
      'Nuestras películas aún no tienen letras para este nombre. Escríbelo con letras latinas, tal como suena.',
    photoRequired: 'Añade al menos una foto de tu peque',
    photoLimit: 'Puedes subir hasta 4 fotos',
    termsRequired: 'Acepta los términos y condiciones para continuar',
    createFailed: 'No hemos podido crear el perfil de tu peque. Inténtalo de nuevo.',
    deleteFailed: 'No hemos podido eliminar el perfil de tu peque. Inténtalo de nuevo.',
    loadFailed: 'No hemos podido cargar los datos de tu peque',
    updateFailed: 'No hemos podido actualizar el perfil de tu peque. Inténtalo de nuevo.',
    styleLocked: 'El estilo de animación solo se puede cambiar una vez al mes',
    nameMismatch: 'El nombre no coincide. Escribe el nombre exacto para confirmar la eliminación.',
    editedElsewhere: 'Mientras tanto, estos datos se han cambiado en otro sitio.',
  },
  styles: {
    anime: { name: 'Anime', description: 'Estilo de animación japonesa' },
    adventure: { name: 'Aventura', description: 'Aventuras llenas de acción' },
    simple: { name: 'Clásico', description: 'Dibujos animados sencillos y limpios' },
    fantasy: { name: 'Fantasía', description: 'Un mundo mágico de fantasía' },
  },
  children: { ...first.children, ...children },
  family,
  households,
  storyboard,
  telling,
  firstLook,
  privacy,
  audit,
  automation,
  notifications: { ...first.notifications, ...notifications },
  publishing,
  sharing,
  keepsakes,
  kids,
  support: { ...first.support, ...support },
  seasons: { ...first.seasons, ...seasons },
  episode: {
    titleRequired: 'Escribe el título del episodio',
    letters:
      'Nuestras películas aún no tienen letras para una parte de esto. Escribe con letras latinas, griegas, cirílicas, árabes, hebreas o devanagari.',
    descriptionRequired: 'Escribe la descripción del episodio',
    imageRequired: 'Añade al menos una imagen al episodio',
    imageLimit: 'Puedes subir hasta 2 imágenes por episodio',
    waitingForAvatar: 'Esperando el avatar...',
    childRequired: 'Elige a tu peque e inicia sesión para continuar',
    created: '¡Episodio creado! Lo estamos preparando. Te avisaremos cuando esté listo en YouTube.',
    createdHere: '¡Episodio creado! Lo estamos preparando. Te avisaremos cuando esté listo.',
    createFailed: 'No hemos podido crear el episodio. Inténtalo de nuevo.',
    deleteFailed: 'No hemos podido eliminar el episodio. Inténtalo de nuevo.',
    titleMismatch: 'El título no coincide. Escribe el título exacto para confirmar la eliminación.',
  },
  episodes: { ...first.episodes, ...episodes },
};
