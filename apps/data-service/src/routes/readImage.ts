import { dataRoutes } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Image } from '../images/inspectImage.js'
import type { DataService } from './DataService.js'

const { sha256: hashSchema } = dataRoutes.readImage.pathParameters

/** A picture of a stranger: drawn by any page, opened as nothing else. */
export const imageHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/**
 * A picture by its hash.
 * @throws HttpProblem 404 `NOT_FOUND`
 */
export async function readImage(
  { images, wallets }: DataService,
  sha256: string,
): Promise<Image> {
  const image = v.is(hashSchema, sha256)
    ? ((await images.find(sha256)) ?? (await wallets.findImage(sha256)))
    : undefined
  if (image) return image
  throw new HttpProblem(404, 'NOT_FOUND')
}
