import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import { findNodes } from './findNodes.js'
import type { Lint } from './SourceFile.js'

const spoken = new Set([
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
])

/** What people read comes from the catalogue of texts, through `t`. */
export const literalText: Lint = (file) => {
  if (!/^packages\/react\/src\/.*\.tsx$/.test(file.path)) return []
  if (isTestFile(file.path) || file.path.includes('/src/testing/')) return []
  return findNodes(file, (node) => {
    if (ts.isJsxText(node)) return explain(node.text)
    if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText()))
      return undefined
    const value = node.initializer
    return value && ts.isStringLiteral(value) ? explain(value.text) : undefined
  })
}

function explain(text: string): string | undefined {
  const trimmed = text.trim()
  return /\p{L}{2}/u.test(trimmed)
    ? `'${trimmed}' is a literal text; it belongs in i18n/`
    : undefined
}
