/**
 * What the eye takes a label for: two with one skeleton are not told apart.
 * Letters are lower case ones of ASCII, digits and hyphens.
 * @see Unicode Technical Standard 39, "skeleton"
 * @example skeleton('m1ra-0') // 'rnlrao'
 */
export function skeleton(label: string): string {
  return label
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv')
}
