import { type LookReading, unsureFields } from '@milestoon/look';
import { optionOfField } from './set-look.ts';

/**
 * What is not sure about a look, a line each: photos that seem or may show another child, and the fields below the
 * line of doubt with how sure they are.
 */
export function doubtsOf(reading: LookReading): string[] {
  const others = reading.photos.flatMap(({ otherChild }, index) =>
    otherChild ? [`Photo ${index + 1} seems to show another child and is left out.`] : [],
  );
  const two = reading.photos.flatMap(({ mayDiffer }, index) => (mayDiffer ? [index + 1] : []));
  const differ = two.length > 0 ? [`Photos ${two.join(' and ')} may show two people.`] : [];
  const fields = unsureFields(reading).map((field) => {
    const sure = Math.round(100 * (reading.confidence[field] ?? 0));
    return `Unsure: ${optionOfField(field)}=${reading.look[field]} (${sure} % sure)`;
  });
  const means =
    fields.length > 0 ? ['Set what is wrong with --set FIELD=VALUE; --help lists the fields.'] : [];
  return [...differ, ...others, ...fields, ...means];
}
