import { AppError, notFound } from '../../platform/errors.ts';
import type { Texts } from '@milestoon/domain/texts';

/** What the database refuses, by the names that role management knows. */
export type RoleFault = 'PGRST116' | 'PGRST301' | 'infinite recursion';

interface DatabaseError {
  code: string;
  message: string;
  constraint: string;
}

const readError = (error: unknown): DatabaseError => {
  const text = (name: string): string => {
    const value =
      typeof error === 'object' && error !== null ? Object.getOwnPropertyDescriptor(error, name)?.value : '';
    return typeof value === 'string' ? value : '';
  };
  return { code: text('code'), message: text('message'), constraint: text('constraint') };
};

/** PGRST116: the table (or a function) is missing; PGRST301: no permission; null: something else. */
export function roleFault(error: unknown): RoleFault | null {
  const { code, message } = readError(error);
  if (code === '42P17' || message.includes('infinite recursion')) return 'infinite recursion';
  if (code === '42501') return 'PGRST301';
  if (code === '42P01' || message.includes('does not exist')) return 'PGRST116';
  return null;
}

type Sentences = Record<'missing' | 'recursion', (texts: Texts) => string>;

const onRead: Sentences = {
  missing: (texts) => texts.roles.missingTable,
  recursion: (texts) => texts.roles.recursion,
};
const onChange: Sentences = {
  missing: (texts) => texts.roles.updateMissing,
  recursion: (texts) => texts.roles.updateRecursion,
};

/** What the caller is told; a fault that is none of role management's comes back as it is. */
function explain(error: unknown, sentences: Sentences): unknown {
  const fault = roleFault(error);
  if (fault === 'PGRST301') return notFound();
  if (fault)
    return new AppError('SETUP_REQUIRED', {
      userMessage: fault === 'PGRST116' ? sentences.missing : sentences.recursion,
      data: { code: fault },
      cause: error,
    });
  const { code, constraint } = readError(error);
  if (code === 'P0002') return notFound();
  if (code === '22023')
    return new AppError('INVALID_INPUT', {
      userMessage: (texts) => texts.roles.invalid,
      data: { field: 'role' },
    });
  if (constraint === 'last_super_admin')
    return new AppError('CONFLICT', { userMessage: (texts) => texts.roles.lastSuperAdmin, cause: error });
  if (constraint === 'configured_super_admin')
    return new AppError('CONFLICT', {
      userMessage: (texts) => texts.roles.configuredSuperAdmin,
      cause: error,
    });
  return error;
}

export async function reading<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw explain(error, onRead);
  });
}

export async function changing<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw explain(error, onChange);
  });
}
