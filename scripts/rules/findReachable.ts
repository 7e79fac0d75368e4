import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import type { SourceTree } from './readSourceTree.js'

/** The files of the repository that a file imports, in whichever form. */
export function readImports(tree: SourceTree, file: string): readonly string[] {
  const text = readFileSync(join(tree.root, file), 'utf8')
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) =>
      resolveImport(tree, file, fileName),
    )
}

/**
 * The files that visitors and integrators can reach: what the entries import,
 * and what that imports, tests and their doubles left out.
 */
export function findReachable(
  tree: SourceTree,
  entries: readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || isTestFile(file) || isDouble(file)) continue
    reached.add(file)
    waiting.push(...readImports(tree, file))
  }
  return reached
}

/**
 * What a test is about: the files of packages and apps that it imports, by
 * itself or through its fixtures. Doubles are what it works with.
 */
export function findSubjects(
  tree: SourceTree,
  test: string,
): readonly string[] {
  const seen = new Set<string>()
  const waiting = [test]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (isTestFile(file)) waiting.push(...readImports(tree, file))
  }
  return [...seen].filter(
    (file) =>
      /^(packages|apps)\/.*\.tsx?$/.test(file) &&
      !isTestFile(file) &&
      !isDouble(file),
  )
}

/** What stands in for wallets, nodes and pages in tests, ours and others'. */
function isDouble(file: string): boolean {
  return /\/(testing(\/|\.tsx?$)|test-wallets\/)/.test(file)
}

function resolveImport(
  { files, packages }: SourceTree,
  importer: string,
  name: string,
): readonly string[] {
  const found = packages.get(name)
  if (found) return [found]
  if (!name.startsWith('.')) return []
  const path = join(dirname(importer), name)
  const candidates = [
    path,
    path.replace(/\.js$/, '.ts'),
    path.replace(/\.js$/, '.tsx'),
  ]
  return candidates.filter((candidate) => files.has(candidate)).slice(0, 1)
}
