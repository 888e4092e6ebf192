import type { Verbs } from '../iberian/conjugate.ts';
import { moreSpanishVerbs, rarerSpanishVerbs, regionalSpanishVerbs } from './more-verbs.ts';

const er = {
  present: 'o es e emos en',
  past: 'í iste ió imos ieron',
  imperfect: 'ía ías ía íamos ían',
  subjunctive: 'a as a amos an',
  pastSubjunctive: 'ra ras ra ramos ran',
  gerund: 'iendo',
  participle: 'ido',
};

/** Verbs of Spanish as families use them, and how they change. */
export const spanishVerbs: Verbs = {
  endings: {
    ar: {
      present: 'o as a amos an',
      past: 'é aste ó amos aron',
      imperfect: 'aba abas aba ábamos aban',
      subjunctive: 'e es e emos en',
      pastSubjunctive: 'ra ras ra ramos ran',
      gerund: 'ando',
      participle: 'ado',
    },
    er,
    ir: { ...er, present: 'o es e imos en' },
    ír: { ...er, present: 'o es e ímos en' },
  },
  future: 'é ás á emos án',
  conditional: 'ía ías ía íamos ían',
  shortened: {
    tener: 'tendr',
    poner: 'pondr',
    venir: 'vendr',
    salir: 'saldr',
    valer: 'valdr',
    poder: 'podr',
    haber: 'habr',
    saber: 'sabr',
    querer: 'querr',
    hacer: 'har',
    decir: 'dir',
  },
  spelling: (stem, ending, infinitive) => {
    const soft = /^[eéií]/.test(ending);
    if (infinitive.endsWith('car') && soft) return stem.replace(/c$/, 'qu');
    if (infinitive.endsWith('gar') && soft) return stem.replace(/g$/, 'gu');
    if (infinitive.endsWith('zar') && soft) return stem.replace(/z$/, 'c');
    // 'Agradezco', 'ofrezca'; 'mezo' of 'mecer' has none.
    if (/(?:[^m]e|[ao])cer$/.test(infinitive) && /^[aáoó]/.test(ending)) return stem.replace(/c$/, 'zc');
    if (/g[ei]r$/.test(infinitive) && /^[aáoó]/.test(ending)) return stem.replace(/g$/, 'j');
    return stem;
  },
  regular: `negar rehusar rechazar abrochar abrazar acabar acariciar aceptar acompañar agarrar aguantar ahorrar alcanzar amar andar apagar aplastar
    aplaudir apuntar arañar arrancar arrastrar arreglar asomar asustar atar atrapar avisar ayudar bailar bajar bañar barrer
    beber besar bostezar botar brillar bromear brincar bucear buscar cambiar caminar cansar cantar cargar celebrar cenar
    cepillar chapotear charlar chillar chocar chupar cocinar coger colocar columpiar comer comprar compartir contestar
    convertir coser correr cortar crear crecer cruzar cuidar cumplir curar dejar deber decidir decorar dedicar desayunar descansar
    descubrir desear desaparecer aparecer dibujar disfrazar disfrutar doblar durar echar empapar empujar enfadar enseñar entrar
    entregar enviar escapar esconder escribir escuchar escupir esperar esquiar esquivar estirar estornudar estrenar estudiar
    evitar explicar explotar faltar fingir firmar flotar formar fregar frenar ganar gastar gatear girar gritar guardar gustar
    hablar hinchar imaginar imitar insistir intentar invitar jurar ladrar lamer lanzar lavar levantar limpiar llamar llegar
    llenar llevar llorar lograr luchar machacar manchar mandar marchar marear matar memorizar meter mezclar mirar mojar montar
    morder nadar necesitar ocultar ocurrir odiar olvidar ordenar parar parecer pasar pasear patalear patinar pedalear pegar
    peinar pelar pelear perdonar permitir pescar picar pintar pisar planchar plantar posar practicar preguntar preocupar preparar
    presentar prestar presumir probar prometer protestar quedar quejar quemar quitar recibir recitar recoger recorrer regalar
    regañar regar regresar repartir rescatar resbalar respirar responder rezar robar rodar rodear romper roncar sacar saltar
    saludar salvar secar señalar separar silbar soltar sonar soplar sorprender subir sufrir sujetar susurrar tapar tardar
    terminar tirar tocar tomar toser trabajar trepar tropezar untar usar vaciar vencer vestir viajar vigilar visitar vivir
    volar vomitar votar tumbar tragar dar amanecer nacer conocer agradecer merecer rellenar repasar desordenar pinchar
    aterrizar despegar aprender comprender vender depender temer prender recordar despertar adoptar adornar ${moreSpanishVerbs}
    ${rarerSpanishVerbs} ${regionalSpanishVerbs}`,
  irregular: {
    ser: 'soy eres es somos son;fui fuiste fue fuimos fueron;era eras era éramos eran;siendo;sido',
    ir: 'voy vas va vamos van;fui fuiste fue fuimos fueron;iba ibas iba íbamos iban;yendo;ido',
    estar: 'estoy estás está estamos están;estuve estuviste estuvo estuvimos estuvieron;;;',
    haber: 'he has ha hemos han;hube hubiste hubo hubimos hubieron;;;',
    tener: 'tengo tienes tiene tenemos tienen;tuve tuviste tuvo tuvimos tuvieron;;;',
    hacer: 'hago haces hace hacemos hacen;hice hiciste hizo hicimos hicieron;;;hecho',
    decir: 'digo dices dice decimos dicen;dije dijiste dijo dijimos dijeron;;diciendo;dicho',
    poner: 'pongo pones pone ponemos ponen;puse pusiste puso pusimos pusieron;;;puesto',
    poder: 'puedo puedes puede podemos pueden;pude pudiste pudo pudimos pudieron;;pudiendo;',
    querer: 'quiero quieres quiere queremos quieren;quise quisiste quiso quisimos quisieron;;;',
    saber: 'sé sabes sabe sabemos saben;supe supiste supo supimos supieron;;;',
    venir: 'vengo vienes viene venimos vienen;vine viniste vino vinimos vinieron;;viniendo;',
    ver: 'veo ves ve vemos ven;vi viste vio vimos vieron;veía veías veía veíamos veían;viendo;visto',
    dar: 'doy das da damos dan;di diste dio dimos dieron;;;',
    traer: 'traigo traes trae traemos traen;traje trajiste trajo trajimos trajeron;;trayendo;traído',
    andar: ';anduve anduviste anduvo anduvimos anduvieron;;;',
    caer: 'caigo caes cae caemos caen;caí caíste cayó caímos cayeron;;cayendo;caído',
    leer: ';leí leíste leyó leímos leyeron;;leyendo;leído',
    creer: ';creí creíste creyó creímos creyeron;;creyendo;creído',
    oír: 'oigo oyes oye oímos oyen;oí oíste oyó oímos oyeron;oía oías oía oíamos oían;oyendo;oído',
    reír: 'río ríes ríe reímos ríen;reí reíste rió reímos rieron;reía reías reía reíamos reían;riendo;reído',
    sonreír:
      'sonrío sonríes sonríe sonreímos sonríen;sonreí sonreíste sonrió sonreímos sonrieron;;sonriendo;sonreído',
    freír: 'frío fríes fríe freímos fríen;freí freíste frió freímos frieron;;friendo;frito',
    salir: 'salgo sales sale salimos salen;;;;',
    conducir:
      'conduzco conduces conduce conducimos conducen;conduje condujiste condujo condujimos condujeron;;;',
    construir:
      'construyo construyes construye construimos construyen;construí construiste construyó construimos construyeron;;construyendo;',
    destruir:
      'destruyo destruyes destruye destruimos destruyen;destruí destruiste destruyó destruimos destruyeron;;destruyendo;',
    huir: 'huyo huyes huye huimos huyen;huí huiste huyó huimos huyeron;;huyendo;',
    jugar: 'juego juegas juega jugamos juegan;;;;',
    oler: 'huelo hueles huele olemos huelen;;;;',
    abrir: ';;;;abierto',
    escribir: ';;;;escrito',
    romper: ';;;;roto',
    cubrir: ';;;;cubierto',
    descubrir: ';;;;descubierto',
    inscribir: ';;;;inscrito',
    reñir: ';reñí reñiste riñó reñimos riñeron;;riñendo;',
    gruñir: ';gruñí gruñiste gruñó gruñimos gruñeron;;gruñendo;',
    zambullir: ';zambullí zambulliste zambulló zambullimos zambulleron;;zambullendo;',
    reunir: 'reúno reúnes reúne reunimos reúnen;;;;',
    envolver: ';;;;envuelto',
    volver: ';;;;vuelto',
    devolver: ';;;;devuelto',
    resolver: ';;;;resuelto',
    morir: ';;;;muerto',
    revolver: ';;;;revuelto',
    caber: 'quepo cabes cabe cabemos caben;cupe cupiste cupo cupimos cupieron;;;',
    distraer:
      'distraigo distraes distrae distraemos distraen;distraje distrajiste distrajo distrajimos distrajeron;;distrayendo;distraído',
    deshacer:
      'deshago deshaces deshace deshacemos deshacen;deshice deshiciste deshizo deshicimos deshicieron;;;deshecho',
    sostener:
      'sostengo sostienes sostiene sostenemos sostienen;sostuve sostuviste sostuvo sostuvimos sostuvieron;;;',
    detener: 'detengo detienes detiene detenemos detienen;detuve detuviste detuvo detuvimos detuvieron;;;',
    entretener:
      'entretengo entretienes entretiene entretenemos entretienen;entretuve entretuviste entretuvo entretuvimos entretuvieron;;;',
    mantener:
      'mantengo mantienes mantiene mantenemos mantienen;mantuve mantuviste mantuvo mantuvimos mantuvieron;;;',
    oponer: 'opongo opones opone oponemos oponen;opuse opusiste opuso opusimos opusieron;;;opuesto',
    disponer:
      'dispongo dispones dispone disponemos disponen;dispuse dispusiste dispuso dispusimos dispusieron;;;dispuesto',
    introducir:
      'introduzco introduces introduce introducimos introducen;introduje introdujiste introdujo introdujimos introdujeron;;;',
    extraer:
      'extraigo extraes extrae extraemos extraen;extraje extrajiste extrajo extrajimos extrajeron;;extrayendo;extraído',
    obtener: 'obtengo obtienes obtiene obtenemos obtienen;obtuve obtuviste obtuvo obtuvimos obtuvieron;;;',
    retener: 'retengo retienes retiene retenemos retienen;retuve retuviste retuvo retuvimos retuvieron;;;',
    componer:
      'compongo compones compone componemos componen;compuse compusiste compuso compusimos compusieron;;;compuesto',
    descomponer:
      'descompongo descompones descompone descomponemos descomponen;descompuse descompusiste descompuso descompusimos descompusieron;;;descompuesto',
    suponer:
      'supongo supones supone suponemos suponen;supuse supusiste supuso supusimos supusieron;;;supuesto',
    rehacer: 'rehago rehaces rehace rehacemos rehacen;rehíce rehiciste rehízo rehicimos rehicieron;;;rehecho',
    incluir:
      'incluyo incluyes incluye incluimos incluyen;incluí incluiste incluyó incluimos incluyeron;;incluyendo;',
    distribuir:
      'distribuyo distribuyes distribuye distribuimos distribuyen;distribuí distribuiste distribuyó distribuimos distribuyeron;;distribuyendo;',
    disminuir:
      'disminuyo disminuyes disminuye disminuimos disminuyen;disminuí disminuiste disminuyó disminuimos disminuyeron;;disminuyendo;',
    traducir:
      'traduzco traduces traduce traducimos traducen;traduje tradujiste tradujo tradujimos tradujeron;;;',
    producir:
      'produzco produces produce producimos producen;produje produjiste produjo produjimos produjeron;;;',
    reducir: 'reduzco reduces reduce reducimos reducen;reduje redujiste redujo redujimos redujeron;;;',
    engullir: ';engullí engulliste engulló engullimos engulleron;;engullendo;',
    escabullir: ';escabullí escabulliste escabulló escabullimos escabulleron;;escabullendo;',
    teñir: ';teñí teñiste tiñó teñimos tiñeron;;tiñendo;',
    ceñir: ';ceñí ceñiste ciñó ceñimos ciñeron;;ciñendo;',
    distinguir: 'distingo distingues distingue distinguimos distinguen;;;;',
    proponer:
      'propongo propones propone proponemos proponen;propuse propusiste propuso propusimos propusieron;;;propuesto',
    valer: 'valgo vales vale valemos valen;;;;',
  },
  changes: [
    [
      'e',
      'ie',
      'pensar empezar comenzar cerrar despertar sentar calentar alentar fregar regar merendar tropezar enterrar encender entender perder defender sentir mentir divertir preferir convertir herir atravesar apretar temblar recomendar acertar ascender descender helar negar nevar plegar reventar sembrar quebrar tentar segar cegar desplegar remendar enmendar restregar refregar recalentar serrar asentir consentir requerir digerir hervir sugerir advertir arrepentir encerrar confesar gobernar tender extender',
    ],
    [
      'o',
      'ue',
      'contar encontrar mostrar recordar soñar volar probar acostar colgar rodar soltar sonar costar almorzar dormir morir volver mover morder llover doler devolver envolver resolver apostar comprobar consolar demostrar descolgar esforzar tostar tronar volcar revolcar torcer revolver remover recostar colar cocer rogar renovar retorcer desenvolver degollar reforzar forzar moler colgar descolgar reencontrar demoler',
    ],
    [
      'e',
      'i',
      'pedir servir repetir vestir desvestir seguir despedir elegir medir conseguir perseguir reñir teñir corregir competir gemir rendir derretir impedir embestir desteñir despedir',
    ],
  ],
  raised: [
    ['o', 'u', 'dormir morir'],
    [
      'e',
      'i',
      'sentir mentir divertir preferir convertir herir asentir consentir requerir digerir embestir hervir sugerir advertir arrepentir pedir servir repetir vestir desvestir seguir despedir elegir medir conseguir perseguir corregir competir gemir rendir derretir impedir',
    ],
  ],
};
