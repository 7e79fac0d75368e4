import { hashText } from '../hashText.js'

/** Letters and hue (in degrees) that stand in for a picture. */
export function monogram(name: string): { letters: string; hue: number } {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?']
  const [first = '', second = ''] = words.map((word) => [...word][0])
  return {
    letters: (first + second).toLocaleUpperCase('en'),
    hue: 15 + 30 * (hashText(name) % 12),
  }
}
