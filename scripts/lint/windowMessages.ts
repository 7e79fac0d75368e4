import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import { findNodes } from './findNodes.js'
import type { Lint } from './SourceFile.js'

/**
 * The handshake, for what follows it is on a channel of its own, and what the
 * wallet's frame and its own window say to each other.
 */
const allowed = [
  'packages/protocol/src/frame/handshake.ts',
  'apps/hosted-wallet-site/src/pages/approve/hearWindow.ts',
]

const windows = /(^|\.)(window|globalThis|parent|opener|top|page)$/

/**
 * Anybody may speak to a window, and `*` speaks to anybody: two files hear
 * windows, and one says nothing to all of them but that it listens.
 */
export const windowMessages: Lint = (file) => {
  const { path } = file
  if (!/^(packages|apps)\//.test(path) || isTestFile(path)) return []
  if (allowed.includes(path)) return []
  return findNodes(file, (node) => {
    if (!ts.isCallExpression(node)) return undefined
    const { arguments: given, expression } = node
    const [name, receiver] = ts.isPropertyAccessExpression(expression)
      ? [expression.name.text, expression.expression.getText()]
      : [expression.getText(), 'window']
    const [first, second] = given
    const isText = (one: ts.Node | undefined, text: string) =>
      one !== undefined && ts.isStringLiteralLike(one) && one.text === text
    if (name === 'postMessage' && isText(second, '*'))
      return "postMessage(…, '*') speaks to anybody: name the origin"
    const isHeard = name === 'addEventListener' && isText(first, 'message')
    return isHeard && windows.test(receiver)
      ? 'messages of windows are heard in handshake.ts and hearWindow.ts alone'
      : undefined
  })
}
