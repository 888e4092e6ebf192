/**
 * What somebody may do who was invited into a family: a second parent acts as its owner does, but for what is the
 * owner's alone; a viewer watches finished films.
 */
export const seatRoles = ['parent', 'viewer'] as const;
export type SeatRole = (typeof seatRoles)[number];

/** How many there may be; the database holds the first three too (`me.join_household`). */
export const householdLimits = {
  parents: 2,
  viewers: 20,
  /** Families that one person is a member of. */
  joined: 20,
  openInvitations: 10,
  invitationDays: 7,
} as const;
