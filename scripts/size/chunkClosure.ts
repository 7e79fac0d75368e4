import type { Chunk } from './Chunk.js'

/** The files that come with these chunks, themselves included. */
export function chunkClosure(
  chunks: readonly Chunk[],
  start: readonly Chunk[],
): readonly string[] {
  const found = new Set<string>()
  const waiting = start.map(({ fileName }) => fileName)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk) continue
    found.add(file)
    waiting.push(...chunk.imports)
  }
  return [...found].sort()
}
