/** A reason the setup cannot go on, as one sentence for whoever started it. */
export class SetupError extends Error {}
