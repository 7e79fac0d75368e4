import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** A file as it is served. */
export interface SiteFile {
  readonly body: Buffer
  readonly type: string
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads a built site into memory, keyed by the path in its address: what is
 * served stays whole while somebody builds again, and no path leads outside.
 * @param folder the build's output
 * @example (await readSite('dist')).get('/index.html')
 */
export async function readSite(
  folder: string,
): Promise<ReadonlyMap<string, SiteFile>> {
  const site = new Map<string, SiteFile>()
  const read = async (path: string) => {
    const entries = await readdir(join(folder, path), { withFileTypes: true })
    for (const entry of entries) {
      const inner = `${path}/${entry.name}`
      if (entry.isDirectory()) await read(inner)
      else
        site.set(inner, {
          body: await readFile(join(folder, inner)),
          type: types[extname(entry.name)] ?? 'application/octet-stream',
        })
    }
  }
  await read('')
  return site
}
