import ts from 'typescript'
import type { Finding, SourceFile } from './SourceFile.js'

/**
 * Visits every node of a TypeScript file; `explain` answers with a sentence
 * for a node that must not be there. Comments are no nodes.
 */
export function findNodes(
  file: SourceFile,
  explain: (node: ts.Node) => string | undefined,
): readonly Finding[] {
  if (!/\.(ts|tsx|mts)$/.test(file.path)) return []
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const target = ts.ScriptTarget.Latest
  const source = ts.createSourceFile(file.path, file.text, target, true, kind)
  const findings: Finding[] = []
  const visit = (node: ts.Node) => {
    const message = explain(node)
    if (message !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      findings.push({ path: file.path, line: line + 1, message })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}
