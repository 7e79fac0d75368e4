import { createHash } from 'node:crypto'
import { disableTypes, imageSize, types as knownTypes } from 'image-size'

/** What a picture may weigh. */
export const mostImageBytes = 256 * 1024
const mostPixels = 2_048

const types: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}
// Measuring some of the others takes longer than anybody may wait.
disableTypes(knownTypes.filter((type) => !Object.hasOwn(types, type)))

/** A picture that may be shown. */
export interface Image {
  readonly bytes: Buffer
  /** Of its bytes, whatever its server called it. */
  readonly type: string
  readonly sha256: string
}

/**
 * Looks at a picture without drawing it.
 * @returns undefined for what is none, too heavy, or too large to draw
 */
export function inspectImage(bytes: Buffer): Image | undefined {
  if (bytes.byteLength === 0 || bytes.byteLength > mostImageBytes)
    return undefined
  const seen = look(bytes)
  const type = types[seen?.type ?? '']
  const isSmall =
    seen !== undefined &&
    [seen.width, seen.height].every((side) => side > 0 && side <= mostPixels)
  if (!type || !isSmall) return undefined
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes, type, sha256 }
}

function look(bytes: Buffer) {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}
