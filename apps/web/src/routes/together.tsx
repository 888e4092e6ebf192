import { ArrowLeftRight } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router';
import { KidsLink } from '../features/episodes/kids/kids-link.tsx';
import { KidsMode } from '../features/episodes/kids/kids-mode.tsx';
import { FamilyFilms } from '../features/households/family-films.tsx';
import { useActingFor } from '../lib/acting-for.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';

/** The films of a family for those who may watch, and nothing else. */
export function Component() {
  const { acting: words } = useTexts();
  const acting = useActingFor();
  if (!acting) return <Navigate to={paths.landing} replace />;
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={paths.people} variant="quiet" size="small">
          <ArrowLeftRight aria-hidden="true" /> {words.switch}
        </ButtonLink>
      }
    >
      <FamilyFilms email={acting.email}>
        <div>
          <KidsLink to={paths.togetherKids} />
        </div>
      </FamilyFilms>
    </Stage>
  );
}

export function Kids() {
  const navigate = useNavigate();
  return <KidsMode onLeave={() => void navigate(paths.together, { replace: true })} />;
}
