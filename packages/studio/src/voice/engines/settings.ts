/** A service and whose account it is on. */
export interface ServiceSettings {
  engine: 'openai' | 'elevenlabs';
  apiKey: string;
  /** Where the service's protocol is spoken, without a slash at the end; undefined: at the service. */
  baseUrl?: string | undefined;
}

/** A voice that is computed on this machine. */
export interface KokoroSettings {
  engine: 'kokoro';
  /** Absolute: weights, voices and the runtime that computes them. */
  directory: string;
}

/** Who speaks. Plain data: it crosses a thread border. */
export type VoiceSettings = ServiceSettings | KokoroSettings;

type EngineName = VoiceSettings['engine'];

/** What the operator has set. */
export interface VoiceEnvironment {
  KOKORO_DIR?: string | undefined;
  ELEVENLABS_API_KEY?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  VOICE_URL?: string | undefined;
}

interface Offer {
  engine: EngineName;
  turnedOnBy: keyof VoiceEnvironment;
  /** To whom the spoken lines are sent; null: to nobody. */
  company: 'ElevenLabs' | 'OpenAI' | null;
  settings(value: string, baseUrl: string | undefined): VoiceSettings;
}

/** The first that is turned on speaks, unless another is named. */
const offers: readonly Offer[] = [
  {
    engine: 'kokoro',
    turnedOnBy: 'KOKORO_DIR',
    company: null,
    settings: (directory) => ({ engine: 'kokoro', directory }),
  },
  {
    engine: 'elevenlabs',
    turnedOnBy: 'ELEVENLABS_API_KEY',
    company: 'ElevenLabs',
    settings: (apiKey, baseUrl) => ({ engine: 'elevenlabs', apiKey, baseUrl }),
  },
  {
    engine: 'openai',
    turnedOnBy: 'OPENAI_API_KEY',
    company: 'OpenAI',
    settings: (apiKey, baseUrl) => ({ engine: 'openai', apiKey, baseUrl }),
  },
];

const embedded = 'embedded';

/** What `VOICE_ENGINE` may be. */
export const voiceNames = [embedded, ...offers.map(({ engine }) => engine)];

/** The setting without which the named voice cannot speak; undefined where nothing is missing. */
export function missingFor(name: string | undefined, environment: VoiceEnvironment): string | undefined {
  const offer = offers.find(({ engine }) => engine === name);
  return offer && !environment[offer.turnedOnBy] ? offer.turnedOnBy : undefined;
}

/** Undefined: the embedded voice. */
export function chooseVoice(
  environment: VoiceEnvironment,
  name: string | undefined,
): VoiceSettings | undefined {
  if (name === embedded) return undefined;
  const offer = offers.find(({ engine, turnedOnBy }) =>
    name === undefined ? environment[turnedOnBy] : engine === name,
  );
  const value = offer && environment[offer.turnedOnBy];
  return value ? offer.settings(value, environment.VOICE_URL) : undefined;
}

/** To whom the lines are sent that this voice speaks; null: to nobody. */
export const companyOf = (settings: VoiceSettings | undefined): Offer['company'] =>
  offers.find(({ engine }) => engine === settings?.engine)?.company ?? null;
