import { elevenLabsEngine } from './elevenlabs/engine.ts';
import type { VoiceEngine } from './engine.ts';
import { kokoroEngine } from './kokoro/engine.ts';
import { openAiEngine } from './openai/engine.ts';
import type { VoiceSettings } from './settings.ts';

/** The engine of the settings. A key goes into its request headers and nowhere else. */
export function openEngine(settings: VoiceSettings): VoiceEngine {
  switch (settings.engine) {
    case 'kokoro':
      return kokoroEngine(settings);
    case 'elevenlabs':
      return elevenLabsEngine(settings);
    case 'openai':
      return openAiEngine(settings);
  }
}
