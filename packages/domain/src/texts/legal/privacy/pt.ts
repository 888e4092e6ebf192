import { operatorLine } from '../../../site.ts';
import type { LegalDocument } from '../index.ts';

/** The privacy policy in Portuguese of Portugal. */
export const privacy: LegalDocument = {
  title: 'Política de Privacidade',
  lead: 'O que guardamos, porquê, durante quanto tempo e o que pode fazer.',
  sections: [
    {
      title: 'Em resumo',
      blocks: [
        [
          'As fotografias da criança servem para desenhar o avatar e são eliminadas em cerca de 30 dias.',
          ({ generator }) =>
            generator
              ? 'Os avatares e os filmes são feitos para nós por um estúdio fora deste serviço. As fotografias, os nomes e os textos são enviados para lá só para isso.'
              : 'Os rostos são lidos e os filmes desenhados pelo próprio serviço. As suas fotografias não são entregues a ninguém para isso.',
          ({ generator, storyCompany }) =>
            generator
              ? null
              : storyCompany === null
                ? 'As histórias são escritas pelo próprio serviço: as suas palavras não vão para ninguém.'
                : `Um modelo de linguagem da ${storyCompany} ajuda a escrever as histórias. As suas palavras, o primeiro nome, quem são os familiares que nomeia e, se o disser, quem escreve são enviados para lá, nunca uma fotografia.`,
          ({ generator, voiceCompany }) =>
            generator
              ? null
              : voiceCompany === null
                ? 'As vozes são faladas pelo próprio serviço.'
                : `As vozes são faladas pela ${voiceCompany}. As falas da história são enviadas para lá, nunca uma fotografia.`,
          'Não há publicidade, rastreio nem conteúdos de outros sites.',
          'Pode eliminar em qualquer momento o perfil de uma criança e tudo o que foi feito a partir dele.',
        ],
      ],
    },
    {
      title: 'Quem é responsável',
      blocks: [
        (site) =>
          site.operator.name === null
            ? 'O Milestoon é prestado por uma empresa em Portugal, responsável pelos seus dados nos termos do Regulamento Geral sobre a Proteção de Dados (RGPD). Pode contactar-nos com o [formulário de contacto](/legal/support?reason=privacy).'
            : `Responsável pelo tratamento dos seus dados nos termos do Regulamento Geral sobre a Proteção de Dados (RGPD): ${operatorLine(site)}. Pode contactar-nos com o [formulário de contacto](/legal/support?reason=privacy).`,
        ({ support }) =>
          support.email === null ? null : `Ou por e-mail: [${support.email}](mailto:${support.email}).`,
      ],
    },
    {
      title: 'O que guardamos',
      blocks: [
        [
          'A sua conta: endereço de e-mail e uma forma protegida da palavra-passe que ninguém consegue ler.',
          'A criança: o nome que indicar, o estilo de animação, o aspeto lido nas fotografias (como a cor do cabelo e dos olhos) e o avatar.',
          'Os episódios: título, texto, fotografias, guião e o vídeo final.',
          'A subscrição: se está ativa, e as referências do prestador de pagamentos. Nenhum número de cartão.',
          'Gravações: as linhas de uma história lidas em voz alta por si, pela família e por quem convidar, com o nome que indicar para quem fala e o registo de que concordou.',
          'O que a família responde por um link: corações e mensagens, escritas ou gravadas, com o nome que indicarem e, nas gravadas, o registo de que quem fala concordou.',
          'O que escrever ao apoio: a mensagem e o endereço para a resposta.',
          'Registos técnicos: quando algo foi pedido ao servidor e se resultou. Não contêm nomes, títulos nem nomes de ficheiros.',
        ],
      ],
    },
    {
      title: 'Fotografias',
      blocks: [
        'Antes de ser guardada, cada fotografia é reduzida e são-lhe retirados o lugar, a hora e a câmara. Fica num armazenamento privado; os links para ela são assinados e expiram.',
        'Para desenhar a criança lemos traços como a forma do rosto e a cor do cabelo e dos olhos. Serve para criar uma semelhança, não para identificar alguém. As fotografias de uma criança são comparadas entre si enquanto são lidas, para notar se uma mostra outra criança; não são comparadas com outros rostos nem guardamos modelos biométricos.',
        'As fotografias originais da criança são eliminadas cerca de 30 dias depois de escolhido o avatar, ou depois do envio quando nenhum foi escolhido. As fotografias de um episódio ficam enquanto ele existir, porque aparecem nele.',
      ],
    },
    {
      title: 'Vozes',
      blocks: [
        'Uma história pode ser contada pela família. Quem fala concorda antes de se gravar; por uma criança concorda a mãe ou o pai. Uma gravação conta esse filme e mais nada: nenhuma voz é imitada nem se aprende com ela, ninguém é reconhecido por ela, e a gravação não é dada a ninguém. A voz está no filme pronto: ouve-a quem o vir por um link, num ficheiro guardado, no filme de uma temporada ou onde o publicar.',
        'As gravações ficam num armazenamento privado à parte, vão na cópia dos seus dados e podem ser apagadas a qualquer momento, todas as de uma pessoa de uma vez. Um filme pronto guarda a voz até ser feito de novo ou eliminado.',
        'Quem convidar não precisa de conta: o link abre essa história durante sete dias ou até ser enviada. Só depois a ouve; o que não aceitar é eliminado, e o que nunca foi enviado desaparece com o link.',
      ],
    },
    {
      title: 'Crianças',
      blocks: [
        'As contas são para adultos. Não recolhemos conscientemente dados de menores de 16 anos. O que sabemos de uma criança vem da mãe ou do pai, que o pode ver, alterar e eliminar.',
        'Se pensa que uma criança criou uma conta, [diga-nos](/legal/support?reason=privacy) e eliminamo-la.',
      ],
    },
    {
      title: 'Com que fundamento',
      blocks: [
        [
          'Para cumprir o que encomendou: conta, avatares, episódios, pagamento (RGPD, artigo 6.º, n.º 1, alínea b)).',
          'Com o seu consentimento: fotografias da criança. Pode retirá-lo eliminando o perfil da criança (alínea a)).',
          'Com o consentimento de quem fala: gravações. Retira-se apagando-as (alínea a)).',
          'Para manter o serviço seguro e a funcionar: registos técnicos (alínea f)).',
          'Porque a lei o exige: registos de pagamentos (alínea c)).',
        ],
      ],
    },
    {
      title: 'Quem mais recebe dados',
      blocks: [
        'O prestador de pagamentos recebe o seu endereço de e-mail e os nomes próprios das crianças pelas quais paga, para que as páginas e faturas digam o que é de quem, e trata do cartão.',
        ({ youtube }) =>
          youtube
            ? 'Se publicar um episódio, o YouTube recebe o vídeo com a visibilidade que escolher.'
            : null,
        'Quem tiver um link de família criado por si pode ver o que ele abre, até terminar ou até o terminar.',
        ({ cdn }) =>
          cdn === null
            ? null
            : `Os filmes prontos, as suas imagens e os desenhos dos avatares chegam-lhe através de um serviço de distribuição (${cdn}), que guarda cópias, nos pergunta ao fim de dez minutos se ainda as pode mostrar e vê o endereço de rede de quem assiste. As fotografias que envia, as gravações e os seus dados não passam por lá.`,
        ({ generator, storyCompany, voiceCompany }) =>
          generator || storyCompany !== null || voiceCompany !== null
            ? 'Quem ajuda a fazer os episódios está indicado acima, em «Em resumo». Mais ninguém os recebe, e não vendemos nada.'
            : 'Mais ninguém os recebe, e não vendemos nada.',
      ],
    },
    {
      title: 'Durante quanto tempo',
      blocks: [
        [
          'Fotografias originais da criança: cerca de 30 dias depois de escolhido o avatar, ou depois do envio quando nenhum foi escolhido.',
          'Perfil da criança, avatar e episódios: até os eliminar.',
          'Conta: até ser eliminada.',
          'Gravações e mensagens da família: até as eliminar, ou o episódio; as mensagens gravadas também até terminar o link por que vieram.',
          'O que escrever ao apoio: doze meses, ou até a conta ser eliminada.',
          'Registos de pagamentos: enquanto a lei fiscal o exigir.',
        ],
        'Eliminar é mesmo eliminar: fotografias, avatares e vídeos são removidos do nosso armazenamento. Os vídeos publicados ficam na plataforma de vídeo até serem eliminados lá, por si ou com a caixa que apareça para isso.',
      ],
    },
    {
      title: 'Os seus direitos',
      blocks: [
        'Pode ver, corrigir, levar consigo e eliminar os seus dados, limitar ou opor-se ao seu uso e retirar um consentimento. Muito disto pode fazer na aplicação; para o resto, [escreva-nos](/legal/support?reason=privacy).',
        'Pode apresentar queixa a uma autoridade de proteção de dados; em Portugal é a Comissão Nacional de Proteção de Dados (CNPD).',
      ],
    },
    {
      title: 'Conteúdos gerados por computador',
      blocks: [
        'Avatares, vozes e filmes são feitos por computador. Nenhuma decisão sobre si é tomada dessa forma. Os ficheiros de vídeo têm uma marca que o diz.',
      ],
    },
  ],
};
