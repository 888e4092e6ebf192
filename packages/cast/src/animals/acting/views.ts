/** Body and head, degrees about the vertical, turned to the right. */
export const facingUs = { body: 54, head: 26 } as const;
export const across = { body: 86, head: 74 } as const;
export const away = { body: 172, head: 172 } as const;
export const seatedToUs = { body: 36, head: 18 } as const;
