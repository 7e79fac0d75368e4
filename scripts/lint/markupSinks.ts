import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import { findNodes } from './findNodes.js'
import type { Lint } from './SourceFile.js'

const sinks = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
  'createContextualFragment',
  'setHTMLUnsafe',
])

/** Nothing turns a string into markup: Trusted Types would have to be off. */
export const markupSinks: Lint = (file) => {
  if (!file.path.startsWith('packages/') || isTestFile(file.path)) return []
  return findNodes(file, (node) => {
    const isName = ts.isIdentifier(node) || ts.isStringLiteralLike(node)
    if (isName && sinks.has(node.text)) return `${node.text} makes markup`
    if (!ts.isPropertyAccessExpression(node)) return undefined
    const isDocument = /(^|\.)document$/.test(node.expression.getText())
    const isWrite = /^write(ln)?$/.test(node.name.text)
    return isDocument && isWrite ? 'document.write makes markup' : undefined
  })
}
