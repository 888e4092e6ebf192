/** What a family records becomes lines of a film. */
export { createListener, type Listener } from './listener.ts';
export type { PreparedRecording, RecordingNote, RecordingRequest } from './prepare-recording.ts';
export type { Refusal } from './refused.ts';
