import { operatorLine } from '../../site.ts';
import { contact } from '../support/es.ts';
import type { LegalTexts } from './index.ts';
import { privacy } from './privacy/es.ts';

/** The legal pages in Spanish of Spain. */
export const legal: LegalTexts = {
  contents: 'En esta página',
  asOf: (date) => `Versión del ${date}`,
  others: 'Leer más',
  contact,
  names: { terms: 'Términos', privacy: 'Privacidad', cookies: 'Cookies', support: 'Ayuda' },
  terms: {
    title: 'Términos del servicio',
    lead: 'Qué puedes esperar de Milestoon y qué esperamos de ti.',
    sections: [
      {
        title: 'El servicio',
        blocks: [
          'Milestoon convierte la vida real de un niño o una niña en una serie animada. A partir de una a cuatro fotos dibuja avatares, de los que eliges uno. De cada momento que cuentas, con una o dos fotos, hace un episodio animado con voces, música y subtítulos.',
          (site) =>
            `El servicio lo presta ${operatorLine(site, 'una empresa de Portugal')}. Es un prototipo: algunas partes pueden cambiar, fallar o faltar, y podemos ponerle fin. En ese caso te avisamos con tiempo para que descargues tus episodios.`,
        ],
      },
      {
        title: 'Quién puede usarlo',
        blocks: [
          'Tienes que ser mayor de edad. Puedes añadir a un niño o una niña si eres su madre, su padre o su tutor legal, o si tienes el permiso de alguien que lo sea.',
          'Guarda la contraseña solo para ti. Lo que se hace con tu cuenta cuenta como tuyo, a no ser que no pudieras evitarlo.',
        ],
      },
      {
        title: 'Tus fotos y tus historias',
        blocks: [
          'Siguen siendo tuyas. Nos permites guardarlas y modificarlas en la medida necesaria para dibujar los avatares y hacer los episodios que pides, y para nada más. No se las enseñamos a otros, no hacemos publicidad con ellas ni entrenamos ningún modelo con ellas.',
          'Sube solo:',
          [
            'fotos que hayas hecho tú o que puedas usar,',
            'fotos con el acuerdo de quienes se reconocen en ellas, o de sus padres,',
            'textos que no hagan daño a nadie ni anuncien nada.',
          ],
          'Podemos rechazar o retirar lo que incumpla estas reglas o la ley.',
        ],
      },
      {
        title: 'Avatar, estilo y episodios',
        blocks: [
          'El avatar que eliges se queda para siempre, para que se reconozca a tu peque en toda la serie. El estilo de animación se puede cambiar una vez cada mes natural.',
          'Puedes ver, descargar y publicar los episodios, en privado o para todo el mundo. Están generados por ordenador, y cada archivo de vídeo lo dice en su descripción. No quites esa marca ni presentes un episodio como una grabación de hechos reales.',
          'Crear un episodio suele llevar menos de dos minutos. No prometemos un tiempo: depende de cuánto haya que hacer.',
        ],
      },
      {
        title: 'Precios y pago',
        blocks: [
          'La aplicación necesita una suscripción de pago. El precio se muestra antes de pagar. Cada peque que añades crea una suscripción más. Se renueva cada mes hasta que la canceles, y eso puedes hacerlo en cualquier momento en el portal de facturación; termina entonces con el mes ya pagado.',
          'De las tarjetas se ocupa un proveedor de pagos. Nunca vemos el número de tu tarjeta.',
        ],
      },
      {
        title: 'Garantía de devolución de 60 días',
        blocks: [
          'Si no te gusta, [escríbenos](/legal/support?reason=refund) en los 60 días siguientes a tu primer pago y te devolvemos el dinero, sin preguntar por qué. Esto se suma al derecho de desistimiento de 14 días que tienen los consumidores en la Unión Europea.',
        ],
      },
      {
        title: 'Terminar y eliminar',
        blocks: [
          'Puedes eliminar un episodio, o el perfil de un peque con todos sus episodios, en cualquier momento. Es definitivo.',
          'Los vídeos publicados en una plataforma de vídeo se quedan allí, a no ser que, al eliminar, aparezca una casilla para eliminarlos también allí y la marques. Si no, tienes que eliminarlos tú en la plataforma.',
          'Podemos cerrar una cuenta que incumpla gravemente estos términos. Cuando sea justo hacerlo, te avisamos antes.',
        ],
      },
      {
        title: 'De qué respondemos',
        blocks: [
          'Respondemos sin límite por dolo, culpa grave y daños a la vida y a la salud. Más allá de eso, respondemos por lo que es típico y previsible en un servicio de esta clase y de este precio. Tus derechos como consumidor no se ven afectados.',
          'Conserva las fotos que te importan: Milestoon no es un archivo.',
        ],
      },
      {
        title: 'Ley y cambios',
        blocks: [
          'Se aplica la ley portuguesa. Los consumidores conservan la protección del país en el que viven y pueden acudir a sus tribunales.',
          'Si cambiamos estos términos de manera importante, te avisamos antes. Si no estás de acuerdo, puedes cancelar.',
        ],
      },
    ],
  },
  privacy,
  cookies: {
    title: 'Política de cookies',
    lead: 'Dos cookies, unas notas en tu propio navegador y nada que te siga.',
    sections: [
      {
        title: 'Las dos cookies',
        blocks: [
          'Una mantiene tu sesión iniciada. Termina cuando cierras la sesión o cuando caduca. La otra nos deja reconocer este navegador, durante 180 días desde la última vez que iniciaste sesión, para avisarte cuando alguien lo haga desde otro.',
          'Las dos son necesarias para el servicio y solo las lee nuestro servidor. Antes de que inicies sesión no hay ninguna cookie; mientras lo haces con una llave de acceso o un código, hay una más durante unos minutos.',
        ],
      },
      {
        title: 'Qué recuerda tu navegador',
        blocks: [
          'Estas notas se quedan en tu navegador y nunca se envían a nadie:',
          [
            'el tema que elegiste: claro, oscuro o como el sistema,',
            'el idioma que elegiste,',
            'si se ven los subtítulos, y de qué tamaño,',
            'el nombre de la estrella que escribiste en la primera página, durante 24 horas,',
            'lo que escribiste en un formulario sin terminar, hasta que cierres la pestaña; de una historia que empezaste a escribir, las palabras, durante siete días, hasta que cierres la sesión,',
            'los archivos de la propia aplicación, para que se abra rápido y sin conexión. Las fotos y las películas no están entre ellos.',
          ],
          'También una grabación que aún no se ha enviado espera en tu navegador, hasta que se envía, cierras la sesión o dejan de existir su película o su enlace.',
        ],
      },
      {
        title: 'Qué no hay',
        blocks: [
          'Ni publicidad, ni rastreo, ni estadísticas de visitantes, ni contenidos de otros sitios. Por eso no mostramos un aviso de cookies: no hay nada que aceptar.',
        ],
      },
      {
        title: 'Cómo borrarlo',
        blocks: [
          'Cierra la sesión y borra los datos de este sitio en los ajustes de tu navegador. Tendrás que volver a iniciar sesión; no se pierde nada más.',
        ],
      },
    ],
  },
  support: {
    title: 'Ayuda',
    lead: 'Estamos de lunes a viernes, de 9:00 a 18:00 GMT, y respondemos en 24 horas laborables.',
    sections: [
      {
        title: 'Cómo contactar con nosotros',
        blocks: [
          'Escríbenos con el formulario de esta página. Tu mensaje recibe un número, y nuestra respuesta llega a tu correo.',
          ({ support }) =>
            support.url === null
              ? null
              : `También nos encuentras en [nuestra página fuera de Milestoon](${support.url}).`,
        ],
      },
      {
        title: 'No aparece un pago',
        blocks: [
          'Inicia sesión y pulsa «Buscar pagos recientes» en la página que pide una suscripción. Entonces volvemos a preguntar al proveedor de pagos.',
        ],
      },
      {
        title: 'No se encontró una cara en una foto',
        blocks: [
          'Haz una de frente, con luz de día, solo con tu peque y sin nada delante de la cara. También puedes elegir a mano el pelo, los ojos y la piel.',
        ],
      },
      {
        title: 'Un episodio tarda más de lo normal',
        blocks: [
          'Si hay varios episodios a la vez, esperan unos a otros. Mientras tanto puedes cerrar la página. Un episodio que se ha parado lo dice en tu lista y se puede volver a empezar; no se pierde nada de lo que escribiste.',
        ],
      },
      {
        title: 'Cambiar o eliminar',
        blocks: [
          'El perfil de un peque se edita o se elimina en el menú de su tarjeta, y un episodio, en el menú de la lista. Por seguridad se escribe el nombre o el título exacto. Los vídeos que publicaste se quedan en la plataforma de vídeo y hay que eliminarlos allí a mano, a no ser que aparezca una casilla para eliminarlos también allí y la marques.',
        ],
      },
      {
        title: 'Devolución del dinero',
        blocks: [
          '[Escríbenos](/legal/support?reason=refund) en los 60 días siguientes a tu primer pago. No preguntamos por qué.',
        ],
      },
    ],
  },
};
