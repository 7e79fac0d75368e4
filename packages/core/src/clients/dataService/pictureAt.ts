import { addressBelow } from './askService.js'

/**
 * A picture of the service's own, in full: where the service is mounted under a
 * path, so are its pictures. One of another host would tell it who looks.
 */
export function pictureAt(
  base: URL,
  path: string | undefined,
): string | undefined {
  if (path === undefined) return undefined
  try {
    const url = path.startsWith('/')
      ? addressBelow(base, path)
      : new URL(path, base)
    return url.origin === base.origin ? url.href : undefined
  } catch {
    return undefined
  }
}
