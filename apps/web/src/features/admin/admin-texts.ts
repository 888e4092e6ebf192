import type { AdminTexts } from '@milestoon/domain/texts/admin';
import { createContext, use } from 'react';

export const AdminTextsContext = createContext<AdminTexts | null>(null);

/** The texts of the desk, which come with it. */
export function useAdminTexts(): AdminTexts {
  const texts = use(AdminTextsContext);
  if (!texts) throw new Error('the desk has no texts');
  return texts;
}
