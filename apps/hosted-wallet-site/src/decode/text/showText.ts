/**
 * Characters that nobody sees: controls, those that turn the direction of
 * what follows, and those without a width. A line feed and a tab stay.
 */
const unseen =
  /[^\P{C}\n\t]|\u{2028}|\u{2029}|\u{34f}|\u{115f}|\u{1160}|\u{17b4}|\u{17b5}|\u{3164}|\u{ffa0}/gu

/**
 * A text with everything unseen made visible by its number.
 * @example showText('a\u202eb') // { text: 'a[U+202E]b', hasUnseen: true }
 */
export function showText(text: string): {
  readonly text: string
  readonly hasUnseen: boolean
} {
  const shown = text.replaceAll('\r\n', '\n').replace(unseen, (character) => {
    const number = (character.codePointAt(0) ?? 0).toString(16)
    return `[U+${number.toUpperCase().padStart(4, '0')}]`
  })
  return { text: shown, hasUnseen: shown !== text.replaceAll('\r\n', '\n') }
}
