/* Speaks a line with espeak-ng and says at which millisecond each word begins: words.c VOICE SPEED PITCH RATE-FILE TEXT
 * The sound goes to the file as 16-bit samples, its rate and the words to standard output. */
#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *sound;

static int heard(short *samples, int count, espeak_EVENT *event) {
  if (samples && count > 0) fwrite(samples, sizeof *samples, (size_t)count, sound);
  for (; event->type != espeakEVENT_LIST_TERMINATED; event++)
    if (event->type == espeakEVENT_WORD)
      printf("word %d %d\n", event->text_position, event->audio_position);
  return 0;
}

int main(int count, char **words) {
  if (count != 6) return 2;
  int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 200, NULL, 0);
  if (rate < 0 || espeak_SetVoiceByName(words[1]) != EE_OK) return 1;
  sound = fopen(words[4], "wb");
  if (!sound) return 1;
  espeak_SetSynthCallback(heard);
  espeak_SetParameter(espeakRATE, atoi(words[2]), 0);
  espeak_SetParameter(espeakPITCH, atoi(words[3]), 0);
  printf("rate %d\n", rate);
  espeak_Synth(words[5], strlen(words[5]) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  espeak_Synchronize();
  return fclose(sound);
}
