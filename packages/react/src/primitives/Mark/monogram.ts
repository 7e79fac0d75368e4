import { hashText } from '../hashText.js'

/** Letters and colour (0–11) that stand in for a picture. */
export function monogram(name: string): { letters: string; hue: number } {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? '?'
  const second = words.length > 1 ? ([...(words[1] ?? '')][0] ?? '') : ''
  return {
    letters: (first + second).toLocaleUpperCase('en'),
    hue: hashText(name) % 12,
  }
}
