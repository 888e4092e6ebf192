import type { RefusalRule } from './review-rules.ts';

/** Texts that are no story: advertising, and orders to a machine. */
export const misuseRules: readonly RefusalRule[] = [
  {
    reason: 'commerce',
    patterns: [
      /\b(?:buy now|order now|shop now|act now|limited[- ]time offer|free shipping|promo code|discount code|coupon code|use code|money[- ]back guarantee|click (?:here|the link)|link in (?:my |our )?bio|subscribe to (?:my|our)|like and subscribe|dm (?:me|us) (?:for|to)|work from home and|online casino|betting odds|crypto(?:currency)?|bitcoin|forex|payday loan|viagra|cialis)\b/i,
      /\bfollow (?:me|us) on (?:insta\w*|tiktok|youtube|facebook|twitter|snapchat|x\b|(?:my|our) )/i,
      /\bearn \$?\d+ (?:a|per|every) (?:day|week|hour|month)\b|\b\d{1,3} ?% (?:discount|off)\b(?! (?:the|of|her|his))/i,
      /\b(?:sponsored by|(?:story|episode|video|film|post) (?:is |was )?brought to you by|in partnership with|affiliate link|visit our (?:shop|store|website)|download (?:our|the) app|start your free trial|best prices? (?:in|on)|available now (?:at|on|in))\b/i,
      /#(?:ad|sponsored|advert|promo|gifted)\b/i,
      /(?<!\p{L})(?:compre (?:já|agora)|encomende (?:já|agora)|código (?:promocional|de desconto|de descuento|promo)|link na bio|enlace en (?:mi|la) bio|compra (?:ya|ahora)|oferta limitada|patrocinado p(?:or|elo|ela)|portes grátis|envío gratis|visite a nossa loja|visita nuestra tienda|subscrev(?:e|am) o (?:meu|nosso) canal|suscríbete a)(?!\p{L})/iu,
      /\d{1,3} ?% (?:de )?(?:desconto|descuento)/i,
    ],
  },
  {
    reason: 'instructions',
    patterns: [
      /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |these |of )*(?:previous|above|prior|earlier|preceding|system|safety|content) (?:instructions?|prompts?|rules?|messages?|polic(?:y|ies)|filters?|text)\b/i,
      /\b(?:ignore|disregard|override) (?:all )?(?:your|the) (?:instructions|rules|guidelines|prompt)\b/i,
      /\b(?:system prompt|developer mode|jailbreak(?:ed)?|do anything now|prompt injection)\b|\b(?:reveal|print|repeat|output|show) (?:me )?(?:your|the) (?:system|hidden|initial|full) (?:prompt|instructions|message)\b/i,
      /<\/?(?:system|assistant|user|instructions?|prompt)>|\[\/?(?:INST|SYSTEM)\]|<\|im_(?:start|end)\|>|^(?:system|assistant) ?:/im,
      /\b(?:respond|reply|answer|output) only (?:with|in) (?:json|code|html|the word)\b|\bas an ai (?:language )?model\b|\byou are (?:now )?(?:chatgpt|claude|gpt|an ai|a language model)\b/i,
      /(?<!\p{L})(?:ignor(?:e|a) (?:todas )?as (?:instruções|regras)(?: (?:anteriores|acima))?|ignora (?:todas )?las (?:instrucciones|reglas)(?: anteriores)?|esque(?:ce|ça) as instruções)(?!\p{L})/iu,
    ],
  },
];
