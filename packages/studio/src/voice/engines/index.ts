import { elevenLabsEngine } from './elevenlabs/engine.ts';
import type { VoiceEngine, VoiceSettings } from './engine.ts';
import { openAiEngine } from './openai/engine.ts';

const engines: Readonly<Record<VoiceSettings['engine'], (settings: VoiceSettings) => VoiceEngine>> = {
  openai: openAiEngine,
  elevenlabs: elevenLabsEngine,
};

/** The engine of the settings. The key goes into its request headers and nowhere else. */
export const openEngine = (settings: VoiceSettings): VoiceEngine => engines[settings.engine](settings);
