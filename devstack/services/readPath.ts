/**
 * The path that a request asks for. What begins with two slashes names another
 * host, and no path of ours.
 * @returns undefined for what is no address; answer it with 400
 * @example readPath('/phone?uri=1') // '/phone'
 */
export function readPath(url: string | undefined): string | undefined {
  if (!url?.startsWith('/') || /^\/[/\\]/.test(url)) return undefined
  try {
    return new URL(url, 'http://localhost').pathname
  } catch {
    return undefined
  }
}
