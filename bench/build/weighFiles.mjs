import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const textFile = /\.(js|css|html|svg|json|wasm)$/

/** From this size on brotli 11 takes minutes and 9 weighs nearly the same. */
const largeFileBytes = 3_000_000

/**
 * Weighs every text file of a build: raw, gzip -9 and brotli, in bytes. The
 * brotli copy stays beside the file, for the server.
 */
export async function weighFiles(directory) {
  const sizes = {}
  for (const file of await readdir(directory, { recursive: true })) {
    if (!textFile.test(file)) continue
    const path = join(directory, file)
    const body = await readFile(path)
    const quality = body.length > largeFileBytes ? 9 : 11
    const [zipped, brotli] = await Promise.all([
      compressGzip(body, { level: 9 }),
      compressBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }),
    ])
    await writeFile(`${path}.br`, brotli)
    sizes[file] = {
      raw: body.length,
      gzip: zipped.length,
      brotli: brotli.length,
    }
  }
  return sizes
}

/** The sum over the given files of one kind, e.g. `.js`. */
export function sumSizes(sizes, extension, files = Object.keys(sizes)) {
  const sum = { files: 0, raw: 0, gzip: 0, brotli: 0 }
  for (const file of files) {
    const size = sizes[file]
    if (!size || extname(file) !== extension) continue
    sum.files += 1
    sum.raw += size.raw
    sum.gzip += size.gzip
    sum.brotli += size.brotli
  }
  return sum
}
