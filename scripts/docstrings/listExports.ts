import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A name that an entry exports, with the statements that declare it. */
export type Exported = {
  readonly name: string
  /** The file that declares it. */
  readonly file: string
  readonly declarations: readonly ts.Statement[]
}

/**
 * What an entry exports from its own package.
 * @param entry a file of nothing but `export … from`
 */
export function listExports(entry: string): readonly Exported[] {
  return parse(entry).statements.flatMap((statement) =>
    namesIn(statement).flatMap(({ name, source }) =>
      source?.startsWith('.')
        ? [{ name, ...findDeclarations(findSource(entry, source), name) }]
        : [],
    ),
  )
}

/** Follows a name to the file that declares it. */
function findDeclarations(file: string, name: string): Omit<Exported, 'name'> {
  const { statements } = parse(file)
  const declarations = statements.filter((one) => declares(one, name))
  if (declarations.length > 0) return { file, declarations }
  const source = statements
    .flatMap(namesIn)
    .find((one) => one.name === name && one.source?.startsWith('.'))?.source
  return source
    ? findDeclarations(findSource(file, source), name)
    : { file, declarations }
}

/** The names that a statement takes from elsewhere, and from where. */
function namesIn(statement: ts.Statement) {
  if (!ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement))
    return []
  const { moduleSpecifier } = statement
  const source =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? moduleSpecifier.text
      : undefined
  const clause = ts.isExportDeclaration(statement)
    ? statement.exportClause
    : statement.importClause?.namedBindings
  return clause && (ts.isNamedExports(clause) || ts.isNamedImports(clause))
    ? clause.elements.map(({ name, propertyName }) => ({
        name: (propertyName ?? name).text,
        source,
      }))
    : []
}

function declares(statement: ts.Statement, name: string): boolean {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    )
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  return isDeclaration && statement.name?.text === name
}

function findSource(from: string, specifier: string): string {
  const path = join(dirname(from), specifier.replace(/\.js$/, ''))
  return ts.sys.fileExists(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`
}

function parse(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8')
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}
