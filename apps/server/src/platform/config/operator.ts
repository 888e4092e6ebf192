import { z } from 'zod';

const oneLine = z
  .string()
  .trim()
  .min(1)
  .max(200, 'must have at most 200 characters')
  .regex(/^[^\n\r]*$/, 'must be one line');

/** Who runs the site and answers for the data of families. */
export const operatorSettings = { OPERATOR_NAME: oneLine.optional(), OPERATOR_ADDRESS: oneLine.optional() };

export interface Operator {
  name: string | undefined;
  address: string | undefined;
}

export const operatorOf = (settings: {
  OPERATOR_NAME?: string | undefined;
  OPERATOR_ADDRESS?: string | undefined;
}): Operator => ({ name: settings.OPERATOR_NAME, address: settings.OPERATOR_ADDRESS });

/** An address of nobody would stand on no page. */
export const operatorFaults = (given: Readonly<Record<string, string | undefined>>): string[] =>
  given.OPERATOR_ADDRESS && !given.OPERATOR_NAME ? ['  OPERATOR_NAME is needed with OPERATOR_ADDRESS'] : [];

/** What an operator should know before the first family reads who has the photos of its children. */
export const operatorWarnings = ({ operator }: { operator: Operator }): string[] => {
  if (operator.name === undefined)
    return [
      'No OPERATOR_NAME and OPERATOR_ADDRESS: the terms and the privacy policy do not say who runs the site.',
    ];
  return operator.address === undefined
    ? ['No OPERATOR_ADDRESS: the terms and the privacy policy do not say where letters reach the operator.']
    : [];
};
