import { operatorLine } from '../../site.ts';
import { contact } from '../support/pt.ts';
import type { LegalTexts } from './index.ts';
import { privacy } from './privacy/pt.ts';

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
  privacy,
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
            'o que escreveu num formulário por acabar, até fechar o separador; de uma história que começou a escrever, as palavras, durante sete dias, até terminar a sessão,',
            'os ficheiros da própria aplicação, para que abra depressa e sem ligação. Fotografias e filmes não estão entre eles.',
          ],
          'Também uma gravação que ainda não foi enviada espera no seu navegador, até ser enviada, terminar a sessão, ou o filme ou o link deixarem de existir.',
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
