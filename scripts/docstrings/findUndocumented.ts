import ts from 'typescript'
import { type Exported, listExports } from './listExports.js'
import { readExamples } from './readExamples.js'

/** Something that is exported to users and not explained to them. */
export type Undocumented = Pick<Exported, 'file' | 'name'> & {
  readonly lacks: 'declaration' | 'docstring' | 'example'
}

/**
 * What an entry exports without a docstring, or, when it can be called,
 * without an `@example`.
 */
export function findUndocumented(entry: string): readonly Undocumented[] {
  return listExports(entry).flatMap(({ declarations, file, name }) => {
    const lacks = lackOf(declarations)
    return lacks ? [{ name, file, lacks }] : []
  })
}

function lackOf(
  declarations: readonly ts.Statement[],
): Undocumented['lacks'] | undefined {
  if (declarations.length === 0) return 'declaration'
  const comments = declarations.flatMap((one) =>
    ts.getJSDocCommentsAndTags(one).filter(ts.isJSDoc),
  )
  if (!comments.some(({ comment }) => ts.getTextOfJSDocComment(comment)))
    return 'docstring'
  const hasExample = readExamples(declarations).length > 0
  return declarations.some(isCallable) && !hasExample ? 'example' : undefined
}

/** Functions, components and classes; neither types nor plain constants. */
function isCallable(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement))
    return (
      ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    )
  return statement.declarationList.declarations.some(
    ({ initializer }) =>
      initializer &&
      (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
  )
}
