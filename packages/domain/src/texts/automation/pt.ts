import type { automation as english } from './en.ts';

export const automation: typeof english = {
  title: 'Chave de API',
  lead: 'Com ela, os seus próprios programas podem ver, adicionar, alterar e eliminar as suas crianças e os seus episódios. Não permite alterar a palavra-passe, os pagamentos nem a conta.',
  loadFailed: 'De momento não é possível mostrar a chave.',
  none: 'Ainda não tem nenhuma chave.',
  created: (date) => `Criada a ${date}`,
  used: (date) => `Utilizada pela última vez a ${date}`,
  unused: 'Ainda não foi utilizada',
  create: 'Criar uma chave',
  renew: 'Criar uma nova chave',
  renewTitle: 'Criar uma nova chave?',
  renewText:
    'A chave atual deixa de funcionar de imediato. O que estiver a ser feito com ela fora desta aplicação deixa de ser aceite.',
  cancel: 'Cancelar',
  creating: 'A criar...',
  createFailed: 'Não foi possível criar a chave. Tente novamente.',
  yours: 'A sua nova chave',
  shownOnce: 'Copie-a agora e guarde-a num lugar seguro: não volta a ser mostrada.',
  copy: 'Copiar chave',
  copied: 'Copiada',
  copyFailed: 'Não foi possível copiar a chave. Selecione-a e copie-a manualmente.',
  reference: 'O que pode fazer com ela',
};
