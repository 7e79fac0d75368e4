/** The first digits of the two ways in which Arabic script writes them. */
const zeros = [0x0660, 0x06f0]

/**
 * The digits of what was typed or pasted, in any script that visitors of the
 * kit's languages use; all else is left out.
 * @param length how many there can be
 */
export function readDigits(text: string, length: number): string {
  return Array.from(text, toDigit).join('').slice(0, length)
}

function toDigit(character: string): string {
  if (/^[0-9]$/.test(character)) return character
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? '' : `${code - zero}`
}
