/** A day and a time, as long from now, in a language. */
export function writeMoment(language: string, afterMs: number): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(performance.timeOrigin + performance.now() + afterMs)
}
