import { look } from '../look/pt.ts';
import type { children as english } from './en.ts';

/** As `en.ts`, in European Portuguese. */
export const children: typeof english = {
  remove: {
    title: (name) => `Eliminar o perfil «${name}»?`,
    permanent: (name) =>
      `Esta ação é permanente. Todos os episódios do perfil «${name}» são removidos da aplicação.`,
    subscription: 'Se houver uma subscrição própria deste perfil, termina também.',
    published: 'Os vídeos já publicados continuam no YouTube e têm de ser eliminados lá manualmente.',
    confirm: (name) => `Escreva «${name}» para confirmar`,
  },
  form: {
    name: 'Nome',
    nameSound:
      'A narradora não sabe ler estas letras. Depois de adicionar a criança, indique em «Editar perfil» como se diz o nome.',
    photos: (maximum) => `Fotografias (até ${maximum})`,
    invitation:
      'O melhor são rostos de frente, à luz do dia. Também pode arrastar ou colar aqui fotografias.',
    style: 'Estilo de animação',
    reading: 'A observar as fotografias…',
  },
  setup: {
    title: 'Adicione a criança',
    lead: 'Quem é a estrela da série?',
    home: 'Início',
    accept: 'Aceito os',
    terms: 'termos e condições',
    mayUse: 'e posso usar estas fotografias',
    newTab: 'abre num novo separador',
    submit: 'Adicionar criança',
    submitFor: (price) => `Adicionar criança por ${price} por mês`,
    price: (name, price, besides) =>
      `${name ? `O plano do perfil «${name}»` : 'O plano da criança'} custa ${price} por mês${besides ? ', além do plano da sua conta' : ''}. O pagamento é feito na página seguinte e pode cancelar quando quiser.`,
    submitting: 'A adicionar a criança...',
  },
  look,
  findings: {
    noFace: (number) =>
      `Não encontrámos um rosto na fotografia ${number}. Recorte-a à volta do rosto ou tire uma de frente e com luz do dia.`,
    severalFaces: (number) =>
      `Há mais do que um rosto na fotografia ${number}: observámos o maior. Recorte-a se não for o da criança.`,
    tooDark: (number) => `A fotografia ${number} é demasiado escura para distinguir as cores`,
    tooBright: (number) => `A fotografia ${number} é demasiado clara para distinguir as cores`,
    greyscale: (number) => `A fotografia ${number} é a preto e branco: confirme as cores`,
    otherChild: (number) => `A fotografia ${number} parece mostrar outra criança. Não a usámos no desenho.`,
    keep: (number) => `Manter a fotografia ${number}: é a minha criança`,
    mayDiffer: (one, other, name) =>
      `As fotografias ${one} e ${other} podem mostrar duas crianças. Em qual está ${name || 'a sua criança'}?`,
    mayDifferGrown: (one, other, name) =>
      `As fotografias ${one} e ${other} podem mostrar duas pessoas. Em qual está ${name || 'quem quer mostrar'}?`,
    usedOnly: (number) => `Por enquanto só usámos a fotografia ${number}.`,
    onlyThis: (number) => `Fotografia ${number}`,
    both: 'Nas duas: é a mesma pessoa',
  },
  crop: {
    title: (number) => `Recortar a fotografia ${number}`,
    hint: 'Coloque o quadrado sobre o rosto: arraste-o ou use as setas. Mais e menos mudam o tamanho.',
    area: 'Quadrado sobre o rosto',
    size: 'Tamanho',
    apply: 'Recortar',
    applying: 'A recortar...',
  },
  avatars: {
    magic: 'A criar magia...',
    magicTab: 'A criar avatares',
    magicText: 'Estamos a desenhar quatro avatares da criança.',
    magicWaits: 'O desenho começa assim que chegar a sua vez.',
    drawing: (number, count) => `A desenhar o avatar ${number} de ${count}`,
    drawn: 'Avatares já desenhados',
    title: 'Escolha o avatar',
    lead: 'Qual destes é a sua criança? Esta escolha é permanente: o avatar é o mesmo em todos os episódios.',
    redrawn:
      'Estes foram desenhados a partir do que mudou. O avatar atual mantém-se até confirmar um novo; essa escolha é permanente.',
    differ:
      'As fotografias não dizem tudo, por isso as imagens são diferentes: escolha a que mais se parece com a criança. Os pormenores podem ser mudados depois em «Editar perfil».',
    pick: 'Escolha um',
    moods: [
      { name: 'Sorriso luminoso', description: 'Um sorriso calmo e simpático.' },
      { name: 'Gargalhada', description: 'Uma grande gargalhada.' },
      { name: 'Olá feliz', description: 'Um aceno feliz.' },
      { name: 'Nas nuvens', description: 'Um olhar sonhador para o alto.' },
    ],
    failed: 'Não foi possível desenhar os avatares.',
    tryAgain: 'Tentar novamente',
    confirm: 'Confirmar escolha',
    permanent: 'Não poderá mudar o avatar mais tarde.',
    keep: 'Manter o avatar atual',
    chosenTitle: 'O avatar está escolhido',
    chosenText:
      'Esta escolha é permanente. Depois de mudar as fotografias ou o estilo podem ser desenhados novos avatares.',
    chosenPicture: 'O avatar escolhido',
    goHome: 'Ir para o início',
    edit: 'Editar perfil',
  },
  payment: {
    title: 'Falta um passo',
    tab: 'Pagamento',
    text: 'O pagamento da subscrição ainda não chegou. Os avatares são desenhados assim que chegar.',
    price: (price) => `Esta subscrição custa ${price} por mês.`,
    pay: 'Ir para o pagamento',
    later: 'Mais tarde',
  },
  keptPhotos: {
    title: (name) => (name === null ? 'Fotografias' : `As fotografias de ${name}`),
    lead: 'As fotografias são eliminadas ao fim de cerca de 30 dias. Guarde aqui as que quiser conservar; os avatares e os episódios ficam.',
    save: (number) => `Guardar a fotografia ${number}`,
  },
  edit: {
    title: 'Editar perfil da criança',
    loading: 'A carregar os dados da criança...',
    opensAgain: (date) => `O estilo pode ser mudado novamente a ${date}`,
    oncePerMonth: 'O estilo pode ser mudado uma vez por mês.',
    photosDeleted:
      'As fotografias foram eliminadas ao fim de 30 dias, como prometido. Só são precisas novas para mudar o estilo ou voltar a ler o aspeto.',
    look: 'Como a criança é desenhada',
    lookText: 'É assim que a criança será desenhada a partir do próximo episódio.',
    correctLook: 'Corrigir o aspeto',
    avatar: 'Avatar atual',
    avatarNote: 'Se mudar as fotografias, pode ser preciso gerar o avatar de novo',
    waiting: 'Há novos avatares à espera da sua escolha.',
    redraw: 'Desenhar novos avatares para escolher',
    redrawHint:
      'O avatar atual mantém-se até escolher um novo; noutro estilo é desenhado outra vez na mesma pose. Os episódios já feitos ficam como estão.',
    drawnAnew: 'Os avatares para escolher serão desenhados de novo.',
    pronunciation: {
      open: 'Como se diz o nome',
      label: 'Soa como',
      hint: 'Só se a narradora disser mal o nome. Escreva-o como soa em inglês, por exemplo «joo-WOW» para João.',
      listen: 'Ouvir',
      listening: 'A falar...',
      failed: 'Não foi possível dizer o nome agora. Tente novamente.',
    },
    keptEntries: 'Nada do que escreveu se perdeu.',
    keepMine: 'Manter o que escrevi',
    takeSaved: 'Usar os dados guardados',
    submit: 'Guardar alterações',
    submitting: 'A guardar alterações...',
    cancel: 'Cancelar',
    saved: (name) => `Alterações guardadas: ${name}.`,
  },
};
