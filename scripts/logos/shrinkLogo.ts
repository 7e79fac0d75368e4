import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readPicture } from '../../packages/core/src/utils/picture/readPicture.js'

/** 3 KiB after gzip at level 9, with room for what a bundler writes around. */
export const logoLimit = 3 * 1024 - 128

/** Of the parts of svgo this uses. */
export type Svgo = {
  optimize(
    text: string,
    options: Record<string, unknown>,
  ): { readonly data: string }
}

/**
 * Makes a logo as small as it may be, and one that the kit's own judge of
 * pictures lets pass. A drawing stays one if it can; what is too heavy or too
 * hard to draw becomes pixels, enough for the largest tile on a sharp screen.
 * @returns a `data:` address
 * @throws Error when it stays too large
 */
export async function shrinkLogo(
  logo: string,
  { page, svgo }: { readonly page: Page; readonly svgo: Svgo },
): Promise<string> {
  const drawing = readDrawing(logo)
  if (drawing === undefined) {
    if (isFit(logo)) return logo
  } else {
    for (const floatPrecision of [2, 1]) {
      const { data } = svgo.optimize(drawing, {
        multipass: true,
        floatPrecision,
        plugins: [
          'preset-default',
          'removeDimensions',
          { name: 'removeAttrs', params: { attrs: 'svg:class' } },
        ],
      })
      const uri = toUri(data)
      if (isFit(uri)) return uri
    }
  }
  const whole = drawing === undefined ? logo : toUri(withSize(drawing))
  for (const [edge, quality] of [
    [144, 0.9],
    [144, 0.75],
    [128, 0.7],
    [112, 0.7],
    [96, 0.7],
    [96, 0.5],
    [80, 0.5],
  ] as const) {
    const uri = await drawPixels(page, { whole, edge, quality })
    if (isFit(uri)) return uri
  }
  throw new Error('It stays too large, or is none that the kit shows.')
}

function isFit(uri: string): boolean {
  return (
    readPicture(uri) === uri && gzipSync(uri, { level: 9 }).length <= logoLimit
  )
}

function readDrawing(logo: string): string | undefined {
  if (!logo.startsWith('data:')) return logo.trim()
  const [, isBase64, body = ''] =
    /^data:image\/svg\+xml(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/s.exec(logo) ??
    []
  if (!body) return undefined
  return isBase64
    ? Buffer.from(body, 'base64').toString()
    : decodeURIComponent(body)
}

function toUri(svg: string): string {
  const text = svg.trim().replaceAll('"', "'")
  return `data:image/svg+xml,${text.replace(/[%#<>{}|\\^`\n\r]|[^ -~]/gu, (one) => encodeURIComponent(one))}`
}

/** Without a size of its own, a drawing is some size of the browser's. */
function withSize(svg: string): string {
  return svg.replace(/<svg\b([^>]*)>/, (_, rest: string) => {
    const bare = rest.replace(/\s(width|height)="[^"]*"/g, '')
    const [, width, height] =
      /\swidth="([\d.]+)\w*".*?\sheight="([\d.]+)/s.exec(rest) ?? []
    const box = /viewBox=/.test(bare)
      ? ''
      : ` viewBox="0 0 ${width ?? 24} ${height ?? 24}"`
    return `<svg${bare}${box} width="288" height="288">`
  })
}

async function drawPixels(
  page: Page,
  request: {
    readonly whole: string
    readonly edge: number
    readonly quality: number
  },
): Promise<string> {
  return await page.evaluate(async ({ whole, edge, quality }) => {
    const image = new Image()
    image.src = whole
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    brush.imageSmoothingQuality = 'high'
    const scale = Math.min(edge / image.width, edge / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    brush.drawImage(
      image,
      (edge - width) / 2,
      (edge - height) / 2,
      width,
      height,
    )
    return canvas.toDataURL('image/webp', quality)
  }, request)
}
