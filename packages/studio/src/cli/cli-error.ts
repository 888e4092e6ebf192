/** A fault of the input. The message is one sentence for whoever typed the command. */
export class CliError extends Error {
  override name = 'CliError';
}
