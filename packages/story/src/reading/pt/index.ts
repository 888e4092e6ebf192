import { iberianGrammar, modes } from '../iberian/grammar.ts';
import { set } from '../iberian/lexicon.ts';
import { portuguese } from './words.ts';

/** How Portuguese sentences are read. */
export const portugueseGrammar = iberianGrammar(portuguese, {
  titles: set(
    'mamã mamãe papá papai mãe pai filho filha irmão irmã mano mana irmãozinho irmãzinha avô avó vovô vovó tio tia primo prima amigo amiga vizinho vizinha professor professora educadora senhor senhora doutor doutora dona bebé bebê menino menina cão cadela cachorro gato gata gatinho coelho hamster tartaruga cavalo rei rainha príncipe princesa são santa capitão namorado namorada marido mulher esposo esposa companheiro companheira padrasto madrasta padrinho madrinha sogro sogra cunhado cunhada genro nora sobrinho sobrinha afilhado afilhada neto neta bisavó bisavô comadre compadre colega vó vô titio titia babá treinador treinadora',
  ),
  timeNouns: set(
    'segunda-feira terça quarta sexta hoje ontem amanhã manhã tarde noite dia semana mês ano hora minuto segundo momento vez segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo verão inverno outono primavera janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro fim fim-de-semana findi feriado',
  ),
  ofs: set('de do da dos das dum duma'),
  before: modes([
    ['wished', 'querer desejar esperar pedir precisar sonhar'],
    ['feared', 'temer recear'],
    ['undone', 'esquecer evitar deixar recusar recusar-se'],
    ['pretended', 'fingir imaginar brincar'],
    ['said', 'prometer'],
    ['remembered', 'lembrar recordar costumar'],
    [
      'done',
      'ir vir sair começar desatar romper tentar conseguir aprender ensinar ajudar voltar poder ter continuar acabar estar ver ouvir fazer terminar ficar pôr',
    ],
  ]),
  causing: set(
    'ensinar ajudar fazer ver ouvir deixar mandar pedir pôr encontrar achar flagrar apanhar surpreender descobrir filmar levar acompanhar convidar animar obrigar',
  ),
  supposing: set('se'),
  almost: set('quase'),
  actsBehind: set(
    'ganhar vencer gritar chorar rir sorrir responder telefonar ligar dormir dançar cantar dizer perguntar explicar contar correr saltar marcar ir pular ralhar murmurar sussurrar resmungar exclamar suspirar gargalhar soluçar espirrar concluir avisar',
  ),
  subjectBehind: set(
    'nascer voar escapar chegar vir morrer sair aparecer cair entrar faltar começar tocar desaparecer voltar passar doer tremer sangrar gelar acontecer acabar',
  ),
});
