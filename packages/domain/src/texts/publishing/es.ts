import type { publishing as english } from './en.ts';

export const publishing: typeof english = {
  title: 'YouTube',
  lead: 'Tus episodios pueden ir a una lista de reproducción privada en tu propio canal de YouTube, una por cada temporada de un peque. Solo tú puedes verlos allí.',
  consent: (company) =>
    `Al publicar, este servidor envía a ${company} la película, su título, el nombre de tu peque, tus palabras y los subtítulos. ${company} los guarda hasta que los elimines allí.`,
  fromNowOn: 'Una vez conectado, los episodios nuevos se publican solos. Puedes desactivarlo.',
  connect: 'Conectar YouTube',
  connecting: 'Abriendo Google...',
  connectFailed: 'No hemos podido conectar YouTube. Inténtalo de nuevo.',
  connected: (channel) => `Conectado a ${channel}`,
  since: (date) => `Desde el ${date}`,
  automatic: 'Publicar automáticamente los episodios nuevos',
  automaticText:
    'Cuando una película está lista, va sola a su lista, como vídeo privado. Si lo desactivas, lo decides en la página de cada episodio.',
  settingsFailed: 'No hemos podido guardarlo. Inténtalo de nuevo.',
  lost: (channel) =>
    `Google ya no nos deja publicar en ${channel}. Vuelve a conectarlo y lo que está en espera continuará.`,
  reconnect: 'Volver a conectar',
  disconnect: 'Desconectar YouTube',
  disconnectNow: 'Desconectar',
  disconnecting: 'Desconectando...',
  disconnectTitle: '¿Desconectar YouTube?',
  disconnectText:
    'Devolvemos el permiso a Google y lo olvidamos aquí. Lo que aún está en espera no se publica. Los vídeos y las listas que ya están en YouTube se quedan allí.',
  cancel: 'Cancelar',
  returning: {
    title: 'YouTube',
    working: 'Conectando tu canal de YouTube...',
    done: (channel) => `${channel} está conectado.`,
    declined: 'YouTube no se ha conectado, porque no se dio el permiso en Google.',
    failed: 'YouTube no se ha conectado.',
    toProfile: 'Volver al perfil',
  },
  refusals: {
    unknownReturn:
      'Esta vuelta de Google ya se usó, es demasiado antigua o pertenece a otra sesión. Vuelve a conectar YouTube desde tu perfil.',
    incomplete:
      'Google solo ha dado una parte del permiso. Vuelve a conectar y deja marcadas todas las casillas.',
    noChannel:
      'Esta cuenta de Google aún no tiene un canal de YouTube. Crea uno en YouTube y vuelve a conectar.',
    unreachable: 'Ahora mismo no podemos contactar con Google. Inténtalo de nuevo en unos minutos.',
    notConnected: 'Conecta primero tu canal de YouTube en el perfil.',
    notReady: 'Aún no hay ninguna película terminada que publicar.',
    privateOnly: 'Desde aquí, los vídeos solo pueden ser privados en YouTube.',
    notPublished: 'Este episodio no está en YouTube.',
    otherChannel: 'El vídeo está en un canal distinto del que está conectado ahora. Cámbialo en YouTube.',
    videoGone: 'Este vídeo ya no está en YouTube.',
    notDone: 'YouTube no ha aceptado este cambio.',
    quota: 'Hoy YouTube no acepta más cambios de esta aplicación. Inténtalo de nuevo mañana.',
  },
  episode: {
    title: 'YouTube',
    lead: 'Este episodio puede ir a una lista de reproducción privada de tu canal de YouTube.',
    toProfile: 'Conectar YouTube en el perfil',
    publish: 'Publicar en YouTube',
    publishNew: 'Publicar esta versión',
    publishing: 'Empezando...',
    failed: 'No hemos podido empezar la publicación. Inténtalo de nuevo.',
    waiting: 'Esperando su turno',
    nextAttempt: (time) => `Lo volveremos a intentar por nuestra cuenta: ${time}.`,
    uploading: (share) => `Subiendo: ${share}`,
    progress: 'Subida a YouTube',
    published: (date) => `En YouTube desde el ${date}, en tu lista de reproducción privada.`,
    processing: 'YouTube puede tardar unos minutos en mostrarlo con toda su calidad.',
    open: 'Abrir en YouTube',
    openLabel: (title) => `Abrir en YouTube: ${title} (se abre en una pestaña nueva)`,
    earlier:
      'YouTube tiene una versión anterior de este episodio. Si publicas esta, se añade un vídeo nuevo; el antiguo se queda hasta que lo elimines allí.',
    notPublished: 'No hemos podido publicar este episodio',
    tryAgain: 'Intentar de nuevo',
    tryNow: 'Intentar ahora',
  },
  visibility: {
    private: 'Privado',
    unlisted: 'Oculto',
    public: 'Público',
  },
  onYouTube: {
    legend: 'Quién puede verlo en YouTube',
    private: 'Solo tú.',
    unlisted: 'Quien tenga el enlace. No sale en búsquedas ni en listas.',
    public: 'Todo el mundo. YouTube lo muestra en las búsquedas y lo sugiere a otras personas.',
  },
  kids: {
    legend: '¿Es contenido para niños?',
    yes: 'Sí, es para niños',
    no: 'No, no es para niños',
    text: 'YouTube tiene que saberlo. En los vídeos para niños no muestra anuncios personalizados ni permite comentarios.',
    ofNew: 'Lo que se le dice a YouTube de los vídeos nuevos',
  },
  change: {
    open: 'Cambiar quién puede verlo',
    save: 'Guardar',
    saving: 'Guardando...',
    saved: 'Guardado',
    failed: 'No hemos podido cambiarlo. Inténtalo de nuevo.',
  },
  also: {
    label: (count) =>
      count === 1
        ? 'Eliminar también el vídeo de YouTube'
        : `Eliminar también los ${count} vídeos de YouTube`,
    hint: 'Si YouTube no responde, aquí tampoco se elimina nada y puedes intentarlo de nuevo.',
  },
  problems: {
    disconnected: 'Se ha perdido la conexión con YouTube. Vuelve a conectar el canal en tu perfil.',
    quota: 'Hoy YouTube no acepta más vídeos de esta aplicación.',
    'upload-limit': 'Ahora mismo YouTube no acepta más vídeos para tu canal.',
    unreachable: 'YouTube no ha respondido.',
    'no-channel': 'YouTube dice que esta cuenta no tiene ningún canal abierto.',
    refused: 'YouTube no ha aceptado el vídeo.',
    unexpected: 'Algo ha ido mal por nuestra parte.',
  },
  video: {
    starring: (name) => `Con ${name}`,
    place: (season, episode) => `Temporada ${season}, episodio ${episode}`,
    disclosure: (product) =>
      `Hecho con ${product}. Las imágenes, las voces y la música están generadas por ordenador.`,
    playlist: (name, season, product) => `${name} · Temporada ${season} · ${product}`,
    playlistText: (name, season, product) =>
      `Temporada ${season} de la serie animada de ${name}, hecha con ${product}. Las imágenes, las voces y la música están generadas por ordenador.`,
  },
};
