import { operatorLine } from '../../../site.ts';
import type { LegalDocument } from '../index.ts';

/** The privacy policy in Spanish of Spain. */
export const privacy: LegalDocument = {
  title: 'Política de privacidad',
  lead: 'Qué guardamos, por qué, durante cuánto tiempo y qué puedes hacer al respecto.',
  sections: [
    {
      title: 'En resumen',
      blocks: [
        [
          'Las fotos de tu peque sirven para dibujar el avatar y se eliminan en unos 30 días.',
          ({ generator }) =>
            generator
              ? 'Los avatares y las películas los hace para nosotros un estudio de fuera de este servicio. Las fotos, los nombres y los textos se envían allí solo para eso.'
              : 'Es el propio servicio el que lee las caras y dibuja las películas. Tus fotos no se entregan a nadie para eso.',
          ({ generator, storyCompany }) =>
            generator
              ? null
              : storyCompany === null
                ? 'Las historias las escribe el propio servicio: tus palabras no van a nadie.'
                : `Un modelo de lenguaje de ${storyCompany} ayuda a escribir las historias. Tus palabras, el nombre de pila, quiénes son los familiares que nombras y, si lo dices, quién escribe se envían allí, nunca una foto.`,
          ({ generator, voiceCompany }) =>
            generator
              ? null
              : voiceCompany === null
                ? 'Las voces las pone el propio servicio.'
                : `Las voces las pone ${voiceCompany}. Las frases de la historia se envían allí, nunca una foto.`,
          'No hay publicidad, ni rastreo, ni contenidos de otros sitios.',
          'Puedes eliminar en cualquier momento el perfil de un peque y todo lo que se hizo a partir de él.',
        ],
      ],
    },
    {
      title: 'Quién es responsable',
      blocks: [
        (site) =>
          site.operator.name === null
            ? 'Milestoon lo presta una empresa de Portugal, responsable de tus datos según el Reglamento General de Protección de Datos (RGPD). Puedes contactar con nosotros con el [formulario de contacto](/legal/support?reason=privacy).'
            : `Responsable del tratamiento de tus datos según el Reglamento General de Protección de Datos (RGPD): ${operatorLine(site)}. Puedes contactar con nosotros con el [formulario de contacto](/legal/support?reason=privacy).`,
        ({ support }) =>
          support.email === null ? null : `O por correo: [${support.email}](mailto:${support.email}).`,
      ],
    },
    {
      title: 'Qué guardamos',
      blocks: [
        [
          'Tu cuenta: el correo electrónico y una forma protegida de tu contraseña que nadie puede leer.',
          'Tu peque: el nombre que indiques, el estilo de animación, el aspecto que leemos en las fotos (como el color del pelo y de los ojos) y el avatar.',
          'Tus episodios: título, texto, fotos, guion y el vídeo terminado.',
          'Tu suscripción: si está activa, y las referencias del proveedor de pagos. Ningún número de tarjeta.',
          'Grabaciones: las líneas de una historia que leéis en voz alta tú, tu familia y quien invites, con el nombre que indiques para quien habla y la constancia de que aceptó.',
          'Lo que tu familia responde por un enlace: corazones y saludos, escritos o grabados, con el nombre que indiquen y, en los grabados, la constancia de que quien habla aceptó.',
          'Lo que escribes a la ayuda: tu mensaje y el correo para la respuesta.',
          'Registros técnicos: cuándo se pidió algo al servidor y si funcionó. No contienen nombres, títulos ni nombres de archivos.',
        ],
      ],
    },
    {
      title: 'Fotos',
      blocks: [
        'Antes de guardar una foto, la hacemos más pequeña y le quitamos el lugar, la hora y la cámara. Está en un almacenamiento privado; los enlaces a ella se firman para ti y caducan.',
        'Para dibujar a tu peque leemos rasgos como la forma de la cara y el color del pelo y de los ojos. Se hace para crear un parecido, no para identificar a nadie. Las fotos de un peque se comparan entre sí mientras se leen, para notar si una es de otro peque; no se comparan con otras caras ni guardamos plantillas biométricas.',
        'Las fotos originales de tu peque se eliminan unos 30 días después de elegir el avatar, o después de subirlas si no se eligió ninguno. Las fotos de un episodio se quedan mientras exista el episodio, porque aparecen en él.',
      ],
    },
    {
      title: 'Voces',
      blocks: [
        'Una historia puede contarla tu familia. Quien habla acepta antes de que se grabe nada; por un peque acepta su madre o su padre. Una grabación cuenta esa película y nada más: ninguna voz se imita ni se aprende de ella, a nadie se le reconoce por ella y la grabación no se da a nadie. La voz está en la película terminada: la oye quien la vea con un enlace, en un archivo guardado, en la película de una temporada o donde la publiques.',
        'Las grabaciones están en un almacenamiento privado aparte, van en la copia de tus datos y se pueden borrar en cualquier momento, todas las de una persona de una vez. Una película terminada conserva la voz hasta que se haga de nuevo o se elimine.',
        'Quien invites no necesita cuenta: su enlace abre esa historia durante siete días o hasta que la envíe. Solo después la oyes; lo que no aceptes se elimina, y lo que nunca se envió desaparece con el enlace.',
      ],
    },
    {
      title: 'Niños y niñas',
      blocks: [
        'Las cuentas son para adultos. No recogemos a sabiendas datos de menores de 16 años. Lo que sabemos de un peque viene de su madre o de su padre, que puede verlo, cambiarlo y eliminarlo.',
        'Si crees que un niño o una niña ha creado una cuenta, [dínoslo](/legal/support?reason=privacy) y la eliminaremos.',
      ],
    },
    {
      title: 'Por qué podemos hacerlo',
      blocks: [
        [
          'Para cumplir lo que has encargado: cuenta, avatares, episodios, pago (RGPD, artículo 6, apartado 1, letra b)).',
          'Con tu consentimiento: las fotos de tu peque. Puedes retirarlo eliminando el perfil de tu peque (artículo 6, apartado 1, letra a)).',
          'Con el consentimiento de quien habla: las grabaciones. Se retira borrándolas (artículo 6, apartado 1, letra a)).',
          'Para que el servicio sea seguro y funcione: registros técnicos (artículo 6, apartado 1, letra f)).',
          'Porque la ley lo exige: registros de pagos (artículo 6, apartado 1, letra c)).',
        ],
      ],
    },
    {
      title: 'Quién más recibe datos',
      blocks: [
        'El proveedor de pagos recibe tu correo electrónico y los nombres de los peques por los que pagas, para que sus páginas y facturas digan qué es de quién, y se ocupa de tu tarjeta.',
        ({ youtube }) =>
          youtube ? 'Si publicas un episodio, YouTube recibe el vídeo con la visibilidad que elijas.' : null,
        'Quien tenga un enlace familiar creado por ti puede ver lo que abre, hasta que termine o lo termines.',
        ({ cdn }) =>
          cdn === null
            ? null
            : `Las películas terminadas, sus imágenes y los dibujos de los avatares te llegan a través de un servicio de distribución (${cdn}), que guarda copias, nos pregunta a los diez minutos si aún puede mostrarlas y ve la dirección de red de quien mira. Las fotos que subes, las grabaciones y tus datos no pasan por allí.`,
        ({ generator, storyCompany, voiceCompany }) =>
          generator || storyCompany !== null || voiceCompany !== null
            ? 'Quién ayuda a hacer los episodios está más arriba, en «En resumen». Nadie más recibe nada, y no vendemos nada.'
            : 'Nadie más recibe nada, y no vendemos nada.',
      ],
    },
    {
      title: 'Durante cuánto tiempo',
      blocks: [
        [
          'Fotos originales de un peque: unos 30 días después de elegir el avatar, o después de subirlas si no se eligió ninguno.',
          'Perfil, avatar y episodios: hasta que los elimines.',
          'Cuenta: hasta que se elimine.',
          'Grabaciones y saludos: hasta que los elimines, o su episodio; los saludos grabados también hasta que termines el enlace por el que llegaron.',
          'Lo que escribes a la ayuda: doce meses, o hasta que se elimine tu cuenta.',
          'Registros de pagos: mientras lo exija la ley fiscal.',
        ],
        'Eliminar es de verdad: las fotos, los avatares y los vídeos se quitan de nuestro almacenamiento. Los vídeos publicados se quedan en la plataforma de vídeo hasta que se eliminen allí, por tu mano o con la casilla que aparezca para ello.',
      ],
    },
    {
      title: 'Tus derechos',
      blocks: [
        'Puedes ver, corregir, llevarte y eliminar tus datos, limitar su uso u oponerte a él y retirar un consentimiento. Mucho de esto puedes hacerlo en la aplicación; para lo demás, [escríbenos](/legal/support?reason=privacy).',
        'Puedes presentar una reclamación ante una autoridad de protección de datos; en Portugal es la Comissão Nacional de Proteção de Dados (CNPD) y en España, la Agencia Española de Protección de Datos (AEPD).',
      ],
    },
    {
      title: 'Contenidos generados por ordenador',
      blocks: [
        'Los avatares, las voces y las películas los hace un ordenador. Ninguna decisión sobre ti se toma así. Los archivos de vídeo llevan una marca que lo dice.',
      ],
    },
  ],
};
