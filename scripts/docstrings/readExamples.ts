import ts from 'typescript'

/** The texts of the `@example`s of what is declared. */
export function readExamples(
  declarations: readonly ts.Statement[],
): readonly string[] {
  return declarations
    .flatMap((one) => ts.getJSDocCommentsAndTags(one).filter(ts.isJSDoc))
    .flatMap(({ tags }) => [...(tags ?? [])])
    .filter(({ tagName }) => tagName.text === 'example')
    .flatMap(({ comment }) => ts.getTextOfJSDocComment(comment) || [])
}
