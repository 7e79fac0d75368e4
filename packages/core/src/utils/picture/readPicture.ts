import { isSoundRaster } from './isSoundRaster.js'
import { isSoundSvg } from './isSoundSvg.js'
import { readDataUri } from './readDataUri.js'

/** Icons are some kilobytes of text. */
const longestPicture = 64 * 1024

/**
 * Reads a picture that a stranger gives of itself: it is part of the text, so
 * no host is asked for it, and it is drawn in a moment. Raster pictures are
 * still ones of at most 1024 pixels a side; drawings are judged by what they
 * make a browser do.
 * @param value whatever was given as a picture
 * @param longest so many characters at most
 * @returns undefined for whatever else it is
 * @example
 * readPicture('https://kite.example/icon.png') // undefined
 */
export function readPicture(
  value: unknown,
  longest = longestPicture,
): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  const data = readDataUri(value)
  if (!data) return undefined
  const isSound = data.isSvg
    ? isSoundSvg(data.bytes)
    : isSoundRaster(data.bytes)
  return isSound ? data.uri : undefined
}
