import { account } from './account/pt.ts';
import { audit } from './audit/pt.ts';
import { automation } from './automation/pt.ts';
import { billing } from './billing/pt.ts';
import { first } from './first/pt.ts';
import { failures } from './failures/pt.ts';
import { firstLook } from './first-look/pt.ts';
import { children } from './children/pt.ts';
import { episodes } from './episodes/pt.ts';
import { family } from './family/pt.ts';
import { households } from './households/pt.ts';
import { storyboard } from './storyboard/pt.ts';
import type { Texts } from './index.ts';
import { keepsakes } from './keepsakes/pt.ts';
import { kids } from './kids/pt.ts';
import { notifications } from './notifications/pt.ts';
import { privacy } from './privacy/pt.ts';
import { publishing } from './publishing/pt.ts';
import { administration } from './roles/pt.ts';
import { seasons } from './seasons/pt.ts';
import { sharing } from './sharing/pt.ts';
import { signingIn } from './second-factor/pt.ts';
import { support } from './support/pt.ts';
import { telling } from './telling/pt.ts';
import { ways } from './ways/pt.ts';

/** European Portuguese. */
export const pt: Texts = {
  ...first,
  ...account,
  ...billing,
  ...failures,
  ...administration,
  ...signingIn,
  confirmAddress: { ...first.confirmAddress, ...account.confirmAddress },
  passkeys: { ...first.passkeys, ...signingIn.passkeys },
  ...ways,
  child: {
    nameRequired: 'Indique o nome da criança',
    nameLetters:
      'Os nossos filmes ainda não têm letras para este nome. Escreva-o em letras latinas, tal como soa.',
    photoRequired: 'Adicione pelo menos uma fotografia da criança',
    photoLimit: 'Pode carregar até 4 fotografias',
    termsRequired: 'Aceite os termos e condições para continuar',
    createFailed: 'Não foi possível criar o perfil da criança. Tente novamente.',
    deleteFailed: 'Não foi possível eliminar o perfil da criança. Tente novamente.',
    loadFailed: 'Não foi possível carregar os dados da criança',
    updateFailed: 'Não foi possível atualizar o perfil da criança. Tente novamente.',
    styleLocked: 'Só pode mudar o estilo de animação uma vez por mês',
    nameMismatch: 'O nome não coincide. Escreva o nome exato para confirmar a eliminação.',
    editedElsewhere: 'Os dados desta criança foram alterados entretanto noutro lugar.',
  },
  styles: {
    anime: { name: 'Anime', description: 'Estilo de animação japonesa' },
    adventure: { name: 'Aventura', description: 'Tema de aventura cheio de ação' },
    simple: { name: 'Clássico', description: 'Desenho animado simples e limpo' },
    fantasy: { name: 'Fantasia', description: 'Mundo mágico de fantasia' },
  },
  children: { ...first.children, ...children },
  family,
  households,
  storyboard,
  telling,
  firstLook,
  privacy,
  audit,
  automation,
  notifications: { ...first.notifications, ...notifications },
  publishing,
  sharing,
  keepsakes,
  kids,
  support: { ...first.support, ...support },
  seasons: { ...first.seasons, ...seasons },
  episode: {
    titleRequired: 'Indique o título do episódio',
    letters:
      'Os nossos filmes ainda não têm letras para uma parte disto. Escreva em letras latinas, gregas, cirílicas, árabes, hebraicas ou devanágari.',
    descriptionRequired: 'Indique a descrição do episódio',
    imageRequired: 'Adicione pelo menos uma imagem ao episódio',
    imageLimit: 'Pode carregar até 2 imagens por episódio',
    waitingForAvatar: 'À espera do avatar...',
    childRequired: 'Escolha uma criança e inicie sessão para continuar',
    created:
      'Episódio criado! O seu episódio está a ser preparado. Receberá uma notificação quando estiver pronto no YouTube.',
    createdHere:
      'Episódio criado! O seu episódio está a ser preparado. Receberá uma notificação quando estiver pronto.',
    createFailed: 'Não foi possível criar o episódio. Tente novamente.',
    deleteFailed: 'Não foi possível eliminar o episódio. Tente novamente.',
    titleMismatch: 'O título não coincide. Escreva o título exato para confirmar a eliminação.',
  },
  episodes: { ...first.episodes, ...episodes },
};
