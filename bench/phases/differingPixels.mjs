/** The share of pixels, in per cent, in which two pictures visibly differ. */
export async function differingPixels(browser, pictures) {
  const page = await browser.newPage()
  try {
    return await page.evaluate(async (encoded) => {
      const visibleDifference = 30
      const [left, right] = await Promise.all(encoded.map(readPixels))
      let count = 0
      for (let at = 0; at < left.length; at += 4)
        if (distance(at) > visibleDifference) count += 1
      return Math.round((count * 40_000) / left.length) / 100

      function distance(at) {
        return [at, at + 1, at + 2]
          .map((channel) => Math.abs(left[channel] - right[channel]))
          .reduce((sum, difference) => sum + difference, 0)
      }

      async function readPixels(picture) {
        const image = new Image()
        image.src = `data:image/png;base64,${picture}`
        await image.decode()
        const { width, height } = image
        const canvas = new OffscreenCanvas(width, height).getContext('2d')
        canvas.drawImage(image, 0, 0)
        return canvas.getImageData(0, 0, width, height).data
      }
    }, pictures)
  } finally {
    await page.close()
  }
}
