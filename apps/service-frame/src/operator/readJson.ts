import { readFile } from 'node:fs/promises'

/** @throws Error with one sentence that names the file */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new Error(`${path} cannot be read.`, { cause })
  })
  return parseJson(path, text)
}

/**
 * @param place where the text stands, such as a path
 * @throws Error with one sentence that names the place
 */
export function parseJson(place: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${place} is no JSON.`, { cause })
  }
}
