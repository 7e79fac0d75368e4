/** A day and a time, as people of a locale write them. */
export function writeMoment(locale: string, moment: number): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment)
}
