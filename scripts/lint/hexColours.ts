import ts from 'typescript'
import { isTestFile } from '../files/isTestFile.js'
import { findNodes } from './findNodes.js'
import type { Finding, Lint, SourceFile } from './SourceFile.js'

const hex = /(?<![\w&(])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i

/** Colours are tokens; their values live in theme/ alone. */
export const hexColours: Lint = (file) => {
  if (!file.path.startsWith('packages/react/src/')) return []
  if (file.path.startsWith('packages/react/src/theme/')) return []
  if (isTestFile(file.path)) return []
  return file.path.endsWith('.css') ? inStyles(file) : inCode(file)
}

function inCode(file: SourceFile): readonly Finding[] {
  return findNodes(file, (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node)
    const isPart =
      ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    return isText || isPart ? explain(node.text) : undefined
  })
}

function inStyles({ path, text }: SourceFile): readonly Finding[] {
  const blanked = text.replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  return blanked.split('\n').flatMap((content, index) => {
    const message = explain(content)
    return message ? [{ path, line: index + 1, message }] : []
  })
}

function explain(text: string): string | undefined {
  const [colour] = hex.exec(text) ?? []
  return colour && `${colour}: take a token of theme/`
}
