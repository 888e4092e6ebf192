/** Picture books and posters: where they are asked for. */
export const keepsakes = {
  title: 'To keep',
  episodeLead: 'As files for a printer: every picture is drawn anew for paper, beside your words and photos.',
  seasonLead: 'All films of this season in one book for a printer, or in one film to play and keep.',
  kinds: {
    'book-a5': { name: 'Picture book, A5', text: '21 × 14.8 cm, on its side' },
    'book-square': { name: 'Picture book, square', text: '21 × 21 cm, with larger letters' },
    'poster-pdf': { name: 'Poster, A3', text: '42 × 29.7 cm' },
    'poster-png': { name: 'Poster picture', text: 'PNG, 5032 × 2831 pixels' },
    'season-film': { name: 'The season as one film', text: 'MP4, with a chapter for each episode' },
    'year-film': { name: 'The film of a year', text: 'MP4, the best moments' },
  },
  year: {
    title: 'Films of the year',
    lead: 'The best moments of all films of a year, drawn anew, with one piece of music. Voices that relatives lent to a film stay with that film.',
    name: (year: number): string => `The film of ${year}`,
    of: (films: number): string => `Of ${films} films, up to two and a half minutes`,
    soFar: (films: number): string => (films === 1 ? '1 film so far' : `${films} films so far`),
    missing: (films: number): string =>
      films === 1
        ? 'With one more finished film of this year it can be made.'
        : `With ${films} more finished films of this year it can be made.`,
    takes: (minutes: number): string =>
      `It takes about ${minutes} minutes, longer while other films are being made. You can leave this page.`,
    watch: 'Watch',
    watchLabel: (name: string): string => `Watch: ${name}`,
    close: 'Close',
    tooFew: 'The film of a year needs three finished films of that year.',
  },
  make: 'Make it',
  makeLabel: (name: string): string => `Make it: ${name}`,
  again: 'Make it anew',
  againLabel: (name: string): string => `Make it anew: ${name}`,
  making: 'Being made...',
  progress: (name: string): string => `Being made: ${name}`,
  download: 'Download',
  downloadLabel: (name: string): string => `Download: ${name}`,
  facts: (pages: number, megabytes: string): string =>
    pages === 1 ? `${megabytes} MB` : `${pages} pages, ${megabytes} MB`,
  failed: 'It could not be made. Please try again.',
  notStarted: 'That could not be started. Please try again.',
  loadFailed: 'This could not be loaded.',
  loading: 'Looking what can be made',
  printing: 'For print: 3 mm to cut off on every side, pictures at 300 dpi and all letters in the file.',
  notReady: 'There is no finished film to make this of.',
  waiting: 'Three of these are being made already. Please wait until one is ready.',
  tooMany:
    'As many as your family can have made within a day were made. Please try again tomorrow; what is there stays.',
};
