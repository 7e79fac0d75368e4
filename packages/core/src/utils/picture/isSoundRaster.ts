import type { Bytes } from './readDataUri.js'

/** What is drawn at 72 pixels needs no more. */
const longestEdge = 1024

/** A picture that is sent in parts has ten of them; each is drawn whole. */
const scansLimit = 20

const endOfJpeg = 0xd9
const scanOfJpeg = 0xda
const tablesOfJpeg: readonly number[] = [0xc4, 0xc8, 0xcc]

type Size = readonly [width: number, height: number]

/**
 * Whether bytes are a still picture of a size that a browser draws at once:
 * PNG, GIF, JPEG or WebP, whatever they are said to be.
 */
export function isSoundRaster(bytes: Bytes): boolean {
  const size = sizeOfRaster(bytes)
  return !!size && size.every((edge) => edge > 0 && edge <= longestEdge)
}

/** Undefined for what is no still picture. */
export function sizeOfRaster(bytes: Bytes): Size | undefined {
  return (
    sizeOfPng(bytes) ??
    sizeOfGif(bytes) ??
    sizeOfWebp(bytes) ??
    sizeOfJpeg(bytes)
  )
}

function sizeOfPng(bytes: Bytes): Size | undefined {
  const isPng =
    bytes.startsWith('\x89PNG\r\n\x1a\n') && bytes.startsWith('IHDR', 12)
  if (!isPng) return undefined
  // Animated ones say so before their first picture.
  if (bytes.includes('acTL')) return undefined
  return [big(bytes, 16, 4), big(bytes, 20, 4)]
}

function sizeOfGif(bytes: Bytes): Size | undefined {
  if (!/^GIF8[79]a/.test(bytes)) return undefined
  const tableAt = (at: number) => {
    const flags = bytes.charCodeAt(at)
    return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  }
  const skipBlocks = (at: number) => {
    let next = at
    while (bytes.charCodeAt(next) > 0) next += bytes.charCodeAt(next) + 1
    return next + 1
  }
  let size: Size | undefined
  let at = 13 + tableAt(10)
  for (; at < bytes.length; ) {
    const kind = bytes.charCodeAt(at)
    if (kind === 0x21) at = skipBlocks(at + 2)
    else if (kind === 0x2c && !size) {
      // A frame may be larger than what it is drawn on.
      size = [
        little(bytes, at + 1, 2) + little(bytes, at + 5, 2),
        little(bytes, at + 3, 2) + little(bytes, at + 7, 2),
      ]
      at = skipBlocks(at + 11 + tableAt(at + 9))
    } else if (kind === 0x2c) return undefined
    else break
  }
  const canvas: Size = [little(bytes, 6, 2), little(bytes, 8, 2)]
  return size && [Math.max(size[0], canvas[0]), Math.max(size[1], canvas[1])]
}

function sizeOfWebp(bytes: Bytes): Size | undefined {
  if (!/^RIFF[\s\S]{4}WEBPVP8/.test(bytes)) return undefined
  if (/ANIM|ANMF/.test(bytes)) return undefined
  switch (bytes[15]) {
    case ' ':
      return [little(bytes, 26, 2) & 0x3fff, little(bytes, 28, 2) & 0x3fff]
    case 'L': {
      const bits = little(bytes, 21, 4)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    }
    case 'X':
      return [little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1]
  }
  return undefined
}

function sizeOfJpeg(bytes: Bytes): Size | undefined {
  if (!bytes.startsWith('\xff\xd8\xff')) return undefined
  let size: Size | undefined
  let scans = 0
  let at = 2
  while (scans <= scansLimit) {
    at = nextMarker(bytes, at)
    const kind = bytes.charCodeAt(at)
    if (Number.isNaN(kind) || kind === endOfJpeg) return size
    if (kind >= 0xc0 && kind <= 0xcf && !tablesOfJpeg.includes(kind)) {
      // One frame is a picture; several would each be drawn.
      if (size) return undefined
      size = [big(bytes, at + 6, 2), big(bytes, at + 4, 2)]
    }
    if (kind === scanOfJpeg) scans += 1
    at += 1 + big(bytes, at + 1, 2)
    // It ends within its length: there is nowhere to go on.
    if (Number.isNaN(at)) return undefined
  }
  return undefined
}

/** Behind the next byte 0xff that is no part of a scan. */
function nextMarker(bytes: Bytes, from: number): number {
  let at = from
  const isData = (code: number) =>
    code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd8)
  do at = bytes.indexOf('\xff', at) + 1
  while (at > 0 && isData(bytes.charCodeAt(at)))
  return at > 0 ? at : bytes.length
}

function big(bytes: Bytes, at: number, count: number): number {
  let value = 0
  for (let index = at; index < at + count; index++)
    value = value * 256 + bytes.charCodeAt(index)
  return value
}

function little(bytes: Bytes, at: number, count: number): number {
  let value = 0
  for (let index = at + count - 1; index >= at; index--)
    value = value * 256 + bytes.charCodeAt(index)
  return value
}
