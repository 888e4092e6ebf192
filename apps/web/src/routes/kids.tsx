import { useNavigate } from 'react-router';
import { KidsMode } from '../features/episodes/kids/kids-mode.tsx';
import { paths } from '../lib/paths.ts';

export function Component() {
  const navigate = useNavigate();
  return <KidsMode onLeave={() => void navigate(paths.landing, { replace: true })} />;
}
