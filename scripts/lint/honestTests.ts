import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import { findNodes } from './findNodes.js'
import type { Lint } from './SourceFile.js'

const runners = new Set(['it', 'test', 'describe', 'suite', 'journey'])
const switches = new Set(['only', 'skip', 'todo', 'fixme', 'fails'])
const conditions = new Set(['skipIf', 'runIf'])
/** Files in which a condition decides whether a test runs, and why. */
const conditional = new Map([
  [
    'packages/core/src/clients/walletConnect/interop.test.ts',
    'sign-client forgets its proposals with the page: nothing to prove there',
  ],
])
const patches = new Set([
  'mock',
  'doMock',
  'hoisted',
  'spyOn',
  'stubGlobal',
  'stubEnv',
  'useFakeTimers',
])
const waits = new Set(['waitFor', 'waitUntil'])

/** Every test runs, waits for what it means, and patches no module. */
export const honestTests: Lint = (file) => {
  const isEquipment = /^e2e\/|\/testing\//.test(file.path)
  if (!isTestFile(file.path) && !isEquipment) return []
  return findNodes(file, (node) => {
    if (!ts.isPropertyAccessExpression(node)) return undefined
    const name = node.name.text
    const [owner = ''] = node.expression.getText().split(/[.(]/)
    if (owner === 'vi' && waits.has(name) && !hasTimeout(node.parent))
      return `vi.${name} gives up after one second: expect.poll, or a timeout`
    if (name === 'waitForTimeout') return 'waitForTimeout is a fixed sleep'
    if (runners.has(owner) && switches.has(name))
      return `.${name} keeps tests from counting`
    if (runners.has(owner) && conditions.has(name))
      return conditional.has(file.path)
        ? undefined
        : `.${name} lets a test pass unrun: give it the cases it can run`
    return owner === 'vi' && patches.has(name)
      ? `vi.${name} replaces what is tested`
      : undefined
  })
}

function hasTimeout(call: ts.Node): boolean {
  if (!ts.isCallExpression(call)) return false
  const options = call.arguments[1]
  if (!options || !ts.isObjectLiteralExpression(options)) return !!options
  return options.properties.some(({ name }) => name?.getText() === 'timeout')
}
