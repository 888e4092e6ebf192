/** What people may be, from least to most. */
export const roles = ['user', 'admin', 'super_admin'] as const;
export type Role = (typeof roles)[number];
