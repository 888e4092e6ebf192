import { useTexts } from '../../../lib/texts.tsx';
import { SearchField, SelectField } from '../../../ui/field.tsx';
import type { EpisodeView } from '../progress-state.ts';
import { states, type Wanted } from './filter-episodes.ts';
import styles from './filters.module.css';

interface EpisodeFiltersProps {
  episodes: readonly EpisodeView[];
  wanted: Wanted;
  /** How many are left. */
  found: number;
  onChange: (part: Partial<Wanted>) => void;
}

/** Looks for episodes by words, child and state. */
export function EpisodeFilters({ episodes, wanted, found, onChange }: EpisodeFiltersProps) {
  const { filters, status } = useTexts().episodes;
  const children = new Map(episodes.map(({ childId, childName }) => [childId, childName]));
  const isFiltered = Object.values(wanted).some((value) => value !== '');
  return (
    <div role="search" className={styles.filters}>
      <SearchField
        label={filters.words}
        value={wanted.words}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      {children.size > 1 && (
        <SelectField
          label={filters.child}
          value={wanted.child}
          options={[
            { value: '', label: filters.everyChild },
            ...[...children].map(([value, label]) => ({ value, label })),
          ]}
          onChange={(child) => onChange({ child })}
        />
      )}
      <SelectField
        label={filters.state}
        value={wanted.state}
        options={[
          { value: '', label: filters.everyState },
          ...states.map((value) => ({ value, label: status[value] })),
        ]}
        onChange={(state) => onChange({ state })}
      />
      <p className={styles.found} role="status">
        {isFiltered ? filters.found(found) : ''}
      </p>
    </div>
  );
}
