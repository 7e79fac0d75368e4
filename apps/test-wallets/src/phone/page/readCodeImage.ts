import decodeQr from 'qr/decode.js'

/** A larger picture only takes longer. */
const widestPixels = 2000

/**
 * The text of the QR code in a picture.
 * @throws when the file is no picture or shows no code
 */
export async function readCodeImage(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(
    1,
    widestPixels / Math.max(bitmap.width, bitmap.height),
  )
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser cannot read pictures.')
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return decodeQr(context.getImageData(0, 0, width, height))
}
