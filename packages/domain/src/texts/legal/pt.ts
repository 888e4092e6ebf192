import { operatorLine } from '../../site.ts';
import { contact } from '../support/pt.ts';
import type { LegalTexts } from './index.ts';

/** The legal pages in Portuguese of Portugal. */
export const legal: LegalTexts = {
  contents: 'Nesta página',
  asOf: (date) => `Versão de ${date}`,
  others: 'Ler mais',
  contact,
  names: { terms: 'Termos', privacy: 'Privacidade', cookies: 'Cookies', support: 'Apoio' },
  terms: {
    title: 'Termos do Serviço',
    lead: 'O que pode esperar do Milestoon e o que esperamos de quem o usa.',
    sections: [
      {
        title: 'O serviço',
        blocks: [
          'O Milestoon transforma a vida real de uma criança numa série animada. A partir de uma a quatro fotografias desenha avatares, dos quais escolhe um. De cada momento que contar, com uma ou duas fotografias, faz um episódio animado com vozes, música e legendas.',
          (site) =>
            `O serviço é prestado por ${operatorLine(site, 'uma empresa em Portugal')}. É um protótipo: partes dele podem mudar, falhar ou faltar, e pode terminar. Nesse caso avisamos a tempo de descarregar os seus episódios.`,
        ],
      },
      {
        title: 'Quem pode usar',
        blocks: [
          'É preciso ser maior de idade. Pode adicionar uma criança quem for mãe, pai ou representante legal, ou tiver a autorização de quem o seja.',
          'Guarde a palavra-passe só para si. O que se fizer através da sua conta é da sua responsabilidade, a não ser que não o pudesse evitar.',
        ],
      },
      {
        title: 'As suas fotografias e histórias',
        blocks: [
          'Continuam a ser suas. Autoriza-nos a guardá-las e a alterá-las na medida necessária para desenhar os avatares e fazer os episódios que pede, e para mais nada. Não as mostramos a terceiros, não fazemos publicidade com elas nem treinamos modelos com elas.',
          'Carregue apenas:',
          [
            'fotografias que tirou ou que pode usar,',
            'fotografias com o acordo de quem nelas se reconhece, ou dos seus pais,',
            'textos que não magoem ninguém nem façam publicidade.',
          ],
          'Podemos recusar ou retirar o que violar estas regras ou a lei.',
        ],
      },
      {
        title: 'Avatar, estilo e episódios',
        blocks: [
          'O avatar escolhido fica para sempre, para que a criança seja reconhecível em toda a série. O estilo de animação pode mudar uma vez por mês.',
          'Pode ver, descarregar e publicar os episódios, em privado ou para todos. São gerados por computador, e cada ficheiro de vídeo di-lo na sua descrição. Não retire essa marca nem apresente um episódio como gravação de factos reais.',
          'Criar um episódio demora normalmente menos de dois minutos. Não prometemos um tempo: depende do que houver para fazer.',
        ],
      },
      {
        title: 'Preços e pagamento',
        blocks: [
          'A aplicação exige uma subscrição paga. O preço é mostrado antes do pagamento. Cada criança que adicionar cria mais uma subscrição. Renova-se todos os meses até ser cancelada, o que pode fazer a qualquer momento no portal de faturação; termina então com o mês já pago.',
          'Os cartões são tratados por um prestador de pagamentos. Nunca vemos o número do seu cartão.',
        ],
      },
      {
        title: 'Garantia de reembolso de 60 dias',
        blocks: [
          'Se não gostar, [escreva-nos](/legal/support?reason=refund) nos 60 dias seguintes ao primeiro pagamento e devolvemos o dinheiro, sem perguntar porquê. Isto acresce ao direito de livre resolução de 14 dias que os consumidores têm na União Europeia.',
        ],
      },
      {
        title: 'Terminar e eliminar',
        blocks: [
          'Pode eliminar um episódio, ou o perfil de uma criança com todos os seus episódios, em qualquer momento. É definitivo.',
          'Os vídeos publicados numa plataforma de vídeo ficam lá, a não ser que, ao eliminar, apareça uma caixa para os eliminar também lá e a assinale. Caso contrário, terá de os eliminar na própria plataforma.',
          'Podemos encerrar uma conta que viole gravemente estes termos. Quando for justo, avisamos antes.',
        ],
      },
      {
        title: 'A nossa responsabilidade',
        blocks: [
          'Respondemos sem limite por dolo, culpa grave e danos à vida e à saúde. Para além disso, respondemos pelo que é típico e previsível num serviço deste género e preço. Os seus direitos de consumidor não são afetados.',
          'Guarde as fotografias que lhe importam: o Milestoon não é um arquivo.',
        ],
      },
      {
        title: 'Lei e alterações',
        blocks: [
          'Aplica-se a lei portuguesa. Os consumidores mantêm a proteção do país onde vivem e podem recorrer aos seus tribunais.',
          'Se mudarmos estes termos de forma relevante, avisamos antes. Quem não concordar pode cancelar.',
        ],
      },
    ],
  },
  privacy: {
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
                  : `Um modelo de linguagem da ${storyCompany} ajuda a escrever as histórias. As suas palavras, o primeiro nome e quem são os familiares que nomeia são enviados para lá, nunca uma fotografia.`,
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
            'O que a família responde por uma ligação: corações e mensagens, com o nome que indicarem.',
            'O que escrever ao apoio: a mensagem e o endereço para a resposta.',
            'Registos técnicos: quando algo foi pedido ao servidor e se resultou. Não contêm nomes, títulos nem nomes de ficheiros.',
          ],
        ],
      },
      {
        title: 'Fotografias',
        blocks: [
          'Antes de ser guardada, cada fotografia é reduzida e são-lhe retirados o lugar, a hora e a câmara. Fica num armazenamento privado; as ligações para ela são assinadas e expiram.',
          'Para desenhar a criança lemos traços como a forma do rosto e a cor do cabelo e dos olhos. Serve para criar uma semelhança, não para identificar alguém. As fotografias de uma criança são comparadas entre si enquanto são lidas, para notar se uma mostra outra criança; não são comparadas com outros rostos nem guardamos modelos biométricos.',
          'As fotografias originais da criança são eliminadas cerca de 30 dias depois de escolhido o avatar, ou depois do envio quando nenhum foi escolhido. As fotografias de um episódio ficam enquanto ele existir, porque aparecem nele.',
        ],
      },
      {
        title: 'Vozes',
        blocks: [
          'Uma história pode ser contada pela família. Quem fala concorda antes de se gravar; por uma criança concorda a mãe ou o pai. Uma gravação conta esse filme e mais nada: nenhuma voz é imitada nem se aprende com ela, ninguém é reconhecido por ela, e não é dada a ninguém.',
          'As gravações ficam num armazenamento privado à parte, vão na cópia dos seus dados e podem ser apagadas a qualquer momento, todas as de uma pessoa de uma vez. Um filme pronto guarda a voz até ser feito de novo ou eliminado.',
          'Quem convidar não precisa de conta: a ligação abre essa história durante sete dias ou até ser enviada. Só depois a ouve; o que não aceitar é eliminado, e o que nunca foi enviado desaparece com a ligação.',
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
          'Quem tiver uma ligação de família criada por si pode ver o que ela abre, até terminar ou até a terminar.',
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
            'Gravações e mensagens da família: até as eliminar, ou o episódio.',
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
  },
  cookies: {
    title: 'Política de Cookies',
    lead: 'Dois cookies, algumas notas no seu próprio navegador e nada que siga os seus passos.',
    sections: [
      {
        title: 'Os dois cookies',
        blocks: [
          'Um mantém a sessão iniciada. Termina quando sai ou quando expira. O outro permite-nos reconhecer este navegador, durante 180 dias após o último início de sessão, para podermos avisar quando alguém inicia sessão noutro.',
          'Ambos são necessários para o serviço e só são lidos pelo nosso servidor. Antes de iniciar sessão não há cookie nenhum; enquanto o faz com uma chave de acesso ou um código, há mais um durante alguns minutos.',
        ],
      },
      {
        title: 'O que o navegador recorda',
        blocks: [
          'Estas notas ficam no seu navegador e nunca são enviadas a ninguém:',
          [
            'o tema que escolheu: claro, escuro ou como o sistema,',
            'o idioma que escolheu,',
            'se as legendas aparecem, e em que tamanho,',
            'o nome da estrela que escreveu na primeira página, durante 24 horas,',
            'o que escreveu num formulário por acabar, até fechar o separador,',
            'os ficheiros da própria aplicação, para que abra depressa e sem ligação. Fotografias e filmes não estão entre eles.',
          ],
        ],
      },
      {
        title: 'O que não há',
        blocks: [
          'Nem publicidade, nem rastreio, nem estatísticas de visitantes, nem conteúdos de outros sites. Por isso não mostramos um aviso de cookies: não há nada para aceitar.',
        ],
      },
      {
        title: 'Como apagar',
        blocks: [
          'Termine a sessão e apague os dados deste site nas definições do navegador. Terá de iniciar sessão outra vez; nada mais se perde.',
        ],
      },
    ],
  },
  support: {
    title: 'Apoio',
    lead: 'Estamos disponíveis de segunda a sexta-feira, das 9:00 às 18:00 GMT, e respondemos em 24 horas úteis.',
    sections: [
      {
        title: 'Como nos contactar',
        blocks: [
          'Escreva-nos com o formulário desta página. A mensagem recebe um número, e a nossa resposta chega ao seu e-mail.',
          ({ support }) =>
            support.url === null
              ? null
              : `Também nos encontra na [nossa página fora do Milestoon](${support.url}).`,
        ],
      },
      {
        title: 'Um pagamento não aparece',
        blocks: [
          'Inicie sessão e prima o botão que procura pagamentos recentes na página que pede uma subscrição. Perguntamos então de novo ao prestador de pagamentos.',
        ],
      },
      {
        title: 'Nenhum rosto encontrado numa fotografia',
        blocks: [
          'Escolha uma de frente, à luz do dia, só com a criança e sem nada à frente do rosto. Também pode escolher à mão o cabelo, os olhos e a pele.',
        ],
      },
      {
        title: 'Um episódio demora mais do que o habitual',
        blocks: [
          'Vários episódios ao mesmo tempo esperam uns pelos outros. Pode fechar a página entretanto. Um episódio que parou di-lo na sua lista e pode ser recomeçado; nada do que escreveu se perde.',
        ],
      },
      {
        title: 'Alterar ou eliminar',
        blocks: [
          'O perfil de uma criança edita-se ou elimina-se no menu do seu cartão; um episódio, no menu da lista. Por segurança, escreve-se o nome ou o título exato. Os vídeos publicados ficam na plataforma de vídeo e têm de ser eliminados lá, à mão, a não ser que apareça uma caixa para os eliminar também lá e a assinale.',
        ],
      },
      {
        title: 'Reembolso',
        blocks: [
          '[Escreva-nos](/legal/support?reason=refund) nos 60 dias seguintes ao primeiro pagamento. Não perguntamos porquê.',
        ],
      },
    ],
  },
};
