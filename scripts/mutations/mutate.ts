import type { Mutation } from './Mutation.js'

/**
 * The source of a file without the check.
 * @throws Error where the file does not have the text exactly once: the list
 * is then older than the sources
 */
export function mutate(source: string, { name, text, instead }: Mutation) {
  const parts = source.split(text)
  if (parts.length !== 2)
    throw new Error(`${name}: the file has its text ${parts.length - 1} times`)
  return parts.join(instead)
}
