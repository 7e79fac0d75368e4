import { join, relative } from 'node:path'
import ts from 'typescript'
import { listEntries } from '../build/listEntries.js'
import { repositoryRoot } from '../files/repositoryRoot.js'

/** The packages whose public names are written down. */
export const describedPackages = ['core', 'react'] as const

/** Where the names of a package are written down. */
export function surfaceFile(name: string): string {
  return join(repositoryRoot, 'packages', name, 'api.txt')
}

/**
 * Every name that a package's entries export, with its signature.
 * `internal` is left out: nothing outside the repository may import it.
 */
export function describeSurface(name: string): string {
  const root = join(repositoryRoot, 'packages', name)
  const { 'exports/internal': _internal, ...entries } = listEntries(root)
  const files = Object.values(entries).sort()
  const { config } = ts.readConfigFile(
    join(repositoryRoot, 'tsconfig.base.json'),
    ts.sys.readFile,
  )
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: ['vite/client'] },
    repositoryRoot,
  )
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  return files
    .map((file) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      const lines = (module ? checker.getExportsOfModule(module) : [])
        .flatMap((symbol) => describeExport(checker, symbol))
        .sort()
      return [`# ${relative(root, file)}`, ...lines, ''].join('\n')
    })
    .join('\n')
}

const printer = ts.createPrinter({ removeComments: true })
const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

function describeExport(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
): string[] {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(exported)
      : exported
  const name = exported.getName()
  return (symbol.declarations ?? []).flatMap((node) => {
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      return print(node)
    if (ts.isModuleDeclaration(node)) return print(node)
    if (ts.isClassDeclaration(node)) {
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      const members = checker
        .getPropertiesOfType(type)
        .map((member) => member.getName())
      return `class ${name}: ${members.sort().join(', ')}`
    }
    // The body of an overloaded function is no signature of its own.
    if (ts.isFunctionDeclaration(node) && node !== symbol.valueDeclaration)
      return []
    const type = checker.getTypeOfSymbolAtLocation(symbol, node)
    return `value ${name}: ${checker.typeToString(type, node, format)}`
  })
}

function print(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/^export (declare )?/, '')
}
