import { iberianGrammar, modes } from '../iberian/grammar.ts';
import { set } from '../iberian/lexicon.ts';
import { spanish } from './words.ts';

/** How Spanish sentences are read. */
export const spanishGrammar = iberianGrammar(spanish, {
  titles: set(
    'mamá papá madre padre hijo hija hermano hermana hermanito hermanita abuelo abuela abuelita abuelito tío tía primo prima amigo amiga vecino vecina profe profesor profesora maestro maestra señor señora doctor doctora bebé niño niña perro perra perrito gato gata gatito hámster conejo tortuga caballo rey reina príncipe princesa san santa don doña capitán novio novia marido mujer esposo esposa compañero compañera padrastro madrastra padrino madrina suegro suegra cuñado cuñada yerno nuera sobrino sobrina ahijado ahijada nieto nieta bisabuelo bisabuela comadre compadre yaya yayo tito tita niñera entrenador entrenadora',
  ),
  timeNouns: set(
    'hoy ayer mañana tarde noche día semana mes año hora minuto segundo rato momento vez lunes martes miércoles jueves viernes sábado domingo miercoles sabado dia madrugada mediodía tardecita ratito ratico finales verano invierno otoño primavera enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre fin finde feriado',
  ),
  ofs: set('de del'),
  before: modes([
    ['wished', 'querer desear esperar pedir necesitar soñar'],
    ['feared', 'temer'],
    ['undone', 'olvidar evitar dejar negar negarse rehusar rechazar'],
    ['pretended', 'fingir imaginar jugar'],
    ['said', 'prometer'],
    ['remembered', 'recordar soler'],
    [
      'done',
      'ir venir llegar salir empezar comenzar romper echar poner intentar lograr conseguir aprender enseñar_a ayudar volver poder tener seguir acabar estar ver oír hacer terminar',
    ],
  ]),
  causing: set(
    'enseñar_a ayudar hacer ver oír dejar mandar pedir encontrar hallar cachar pillar sorprender descubrir grabar llevar acompañar invitar animar obligar',
  ),
  supposing: set('si'),
  almost: new Set(['casi', 'por poco']),
  personalA: true,
  subjectBehind: set(
    'nacer volar escapar llegar venir morir salir aparecer caer entrar faltar empezar sonar desaparecer volver pasar gustar doler temblar sangrar congelar ocurrir acabar perder',
  ),
});
