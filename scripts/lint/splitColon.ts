import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import { findNodes } from './findNodes.js'
import type { Lint } from './SourceFile.js'

const theOnePlace = 'packages/core/src/entities/network/splitColon.ts'

/** CAIP identifiers are taken apart in one place. */
export const splitColon: Lint = (file) => {
  if (!/^(packages|apps)\//.test(file.path) || isTestFile(file.path)) return []
  if (file.path === theOnePlace) return []
  return findNodes(file, (node) => {
    if (!ts.isCallExpression(node)) return undefined
    const { expression, arguments: given } = node
    if (!ts.isPropertyAccessExpression(expression)) return undefined
    if (expression.name.text !== 'split') return undefined
    const [separator] = given
    const isColon =
      separator &&
      (ts.isStringLiteralLike(separator)
        ? separator.text === ':'
        : separator.getText() === '/:/')
    return isColon ? `splits on ':'; ${theOnePlace} does that` : undefined
  })
}
