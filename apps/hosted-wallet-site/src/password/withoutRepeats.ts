/** Saying the same again is no second secret. */
export function withoutRepeats(text: string): string {
  return (
    text
      .replace(/(.{3,}?)[\s\p{P}]*(?:\1[\s\p{P}]*)+/gu, '$1')
      // A doubled letter is how words are spelt.
      .replace(/(..?)\1{2,}/gu, '$1')
  )
}
