/** What the file of a film says about itself. Readers must be able to tell: EU AI Act, article 50. */
export const filmMetadata = (title: string): Record<string, string> => ({
  title,
  comment: 'Computer-generated animation and voices, made with Milestoon from a family’s own story.',
  genre: 'Animation',
});
