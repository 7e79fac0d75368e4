import type { BrowserContext } from '@playwright/test'

/** Edges are drawn a little differently each time; this is none of it. */
const visibleDifference = 48

/** In how many pixels two pictures visibly differ; all where their sizes do. */
export async function visiblyDiffering(
  context: BrowserContext,
  ...pictures: readonly [Buffer, Buffer]
): Promise<number> {
  const page = await context.newPage()
  try {
    return await page.evaluate(
      async ({ encoded, limit }) => {
        const [left, right] = await Promise.all(encoded.map(readPixels))
        if (!left || left.length !== right?.length) return Infinity
        let count = 0
        for (let at = 0; at < left.length; at += 4)
          if (distance(left, right, at) > limit) count += 1
        return count

        function distance(
          one: Uint8ClampedArray,
          other: Uint8ClampedArray,
          at: number,
        ) {
          return [at, at + 1, at + 2]
            .map((channel) =>
              Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)),
            )
            .reduce((sum, difference) => sum + difference, 0)
        }

        async function readPixels(picture: string) {
          const image = new Image()
          image.src = `data:image/png;base64,${picture}`
          await image.decode()
          const { width, height } = image
          const canvas = new OffscreenCanvas(width, height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          return canvas?.getImageData(0, 0, width, height).data
        }
      },
      {
        encoded: pictures.map((picture) => picture.toString('base64')),
        limit: visibleDifference,
      },
    )
  } finally {
    await page.close()
  }
}
