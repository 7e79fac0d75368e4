import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import { findNodes } from './findNodes.js'
import type { Lint } from './SourceFile.js'

const globals = new Set(['globalThis', 'window', 'self'])
const names = new Set([
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
  'fetch',
  'localStorage',
  'sessionStorage',
  'indexedDB',
])
const members = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
])
const exempt = /^packages\/core\/src\/(environment|testing)\//

/** Time, randomness, storage and fetch come from the environment. */
export const environment: Lint = (file) => {
  if (!file.path.startsWith('packages/core/src/')) return []
  if (exempt.test(file.path) || isTestFile(file.path)) return []
  return findNodes(file, (node) => {
    const name = reachedFor(node)
    return name && `${name} is named outside environment/`
  })
}

function reachedFor(node: ts.Node): string | undefined {
  if (isInsideType(node)) return undefined
  if (ts.isPropertyAccessExpression(node)) {
    const owner = node.expression.getText()
    const name = node.name.text
    if (globals.has(owner) && names.has(name)) return name
    const plain = owner.replace(/^(globalThis|window|self)\./, '')
    return members.has(`${plain}.${name}`) ? `${plain}.${name}` : undefined
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date')
    return node.arguments?.length ? undefined : 'new Date()'
  if (!ts.isIdentifier(node) || !names.has(node.text)) return undefined
  return isOwnName(node) || isBound(node) ? undefined : node.text
}

/** `clock.setTimeout`, `{ fetch: … }`, a parameter called `fetch`. */
function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isBindingElement(parent)) return parent.initializer !== node
  if (ts.isPropertyAssignment(parent)) return parent.name === node
  return (
    ts.isParameter(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent)
  )
}

/** `const { fetch } = environment`, in this function or one around it. */
function isBound({ parent, text }: ts.Identifier): boolean {
  const binds = (node: ts.Node): boolean => {
    const isBinding = ts.isBindingElement(node) || ts.isParameter(node)
    if (isBinding && node.name.getText() === text) return true
    return ts.forEachChild(node, binds) ?? false
  }
  for (let above: ts.Node = parent; above; above = above.parent)
    if (ts.isFunctionLike(above) && binds(above)) return true
  return false
}

function isInsideType(node: ts.Node): boolean {
  for (let above = node; above; above = above.parent) {
    if (ts.isTypeNode(above) && !ts.isExpressionWithTypeArguments(above))
      return true
    if (ts.isStatement(above)) {
      return (
        ts.isTypeAliasDeclaration(above) || ts.isInterfaceDeclaration(above)
      )
    }
  }
  return false
}
