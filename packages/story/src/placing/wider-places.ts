import { type SetName, setNames } from '@milestoon/stage';

/** Places that are part of another, wider one: what was learned of places knows only that. */
const within: Partial<Record<SetName, SetName>> = {
  schoolgate: 'street',
  porch: 'street',
  coop: 'farm',
  field: 'park',
  balcony: 'garden',
  bakery: 'shop',
  prayer: 'hall',
  garage: 'hallway',
  laundry: 'bathroom',
  schoolyard: 'playground',
  harbor: 'street',
};

/** The place that one is part of, or itself. */
export const widerPlace = (set: SetName): SetName => within[set] ?? set;

/** The places that words and stories are learned of. */
export const widePlaces: readonly SetName[] = setNames.filter((set) => widerPlace(set) === set);
