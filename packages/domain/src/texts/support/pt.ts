import type { SupportReason } from '../../support.ts';
import type { contact as englishContact, support as english } from './en.ts';

const reasons: Record<SupportReason, string> = {
  question: 'Uma pergunta',
  fault: 'Algo não funciona',
  payment: 'Um pagamento ou uma fatura',
  refund: 'Reembolso nos 60 dias',
  privacy: 'Os meus dados ou direitos',
  other: 'Outro assunto',
};
const messageRequired = 'Escreva do que se trata';
const messageTooLong = 'Escreva no máximo 4000 caracteres';

/** Of a text; `by` characters. */
const tooLong = (by: number): string =>
  by === 1
    ? 'Há 1 carácter a mais. Nada se perdeu: encurte o texto para continuar.'
    : `Há ${by} caracteres a mais. Nada se perdeu: encurte o texto para continuar.`;

const tooLongIn = (field: string, by: number): string =>
  by === 1
    ? `«${field}» tem 1 carácter a mais. Nada se perdeu: encurte o texto para continuar.`
    : `«${field}» tem ${by} caracteres a mais. Nada se perdeu: encurte o texto para continuar.`;

export const support: typeof english = {
  tooLong,
  tooLongIn,
  messageRequired,
  messageTooLong,
  reasons,
  mail: {
    subject: (number, reason) => `[${number}] ${reason}`,
    from: 'De',
    reason: 'Assunto',
    language: 'Idioma',
    account: 'Com sessão iniciada numa conta',
    signedIn: (signedIn) => (signedIn ? 'sim' : 'não'),
    answer: 'Responder',
    sent: 'Enviada',
  },
  receiptMail: {
    subject: (product, number) => `${product}: a sua mensagem ${number}`,
    text: (number) =>
      `Obrigado, a sua mensagem chegou. O número dela é ${number}. Respondemos em 24 horas úteis. Foi isto que escreveu:`,
    button: 'Apoio',
  },
};

export const contact: typeof englishContact = {
  title: 'Escreva-nos',
  lead: 'Também funciona sem conta.',
  reason: 'Do que se trata?',
  reasons,
  email: 'O seu endereço de e-mail',
  emailHint: 'É para lá que respondemos.',
  message: 'A sua mensagem',
  hints: {
    question: 'Pergunte o que quiser.',
    fault: 'Diga-nos o que fez, o que esperava e o que aconteceu.',
    payment: 'Diga-nos a data, o valor e o endereço com que pagou. Nunca envie o número de um cartão.',
    refund: 'Escreva do endereço com que pagou, ou indique-o. Não precisa de dizer porquê.',
    privacy: 'Diga-nos que direito quer exercer e para que conta.',
    other: 'Seja o que for.',
  },
  noPhotos: 'Não envie fotografias da criança: não precisamos delas para ajudar.',
  submit: 'Enviar mensagem',
  submitting: 'A enviar...',
  emailRequired: 'Indique o seu endereço de e-mail',
  messageRequired,
  tooLong,
  failed: 'Não foi possível enviar a mensagem. Tente novamente.',
  mailed: 'A mensagem segue para quem responde, e recebe um número.',
  kept: 'Este serviço não envia e-mails: a mensagem fica guardada para quem o gere, e recebe um número.',
  receipt: {
    title: 'A sua mensagem chegou',
    number: 'O número dela é',
    sent: (date) => `Recebida a ${date}`,
    mailed:
      'Respondemos em 24 horas úteis, de segunda a sexta-feira, das 9:00 às 18:00 GMT. Guarde o número.',
    kept: 'Quem gere este serviço vai encontrá-la e responder para o seu endereço. Guarde o número.',
    another: 'Escrever outra mensagem',
  },
  byMail: (email) => `Ou escreva um e-mail para [${email}](mailto:${email}).`,
  withoutScript: 'O formulário precisa de JavaScript.',
};
