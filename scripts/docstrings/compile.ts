import { dirname, join } from 'node:path'
import ts from 'typescript'
import { repositoryRoot } from '../files/repositoryRoot.js'

/**
 * Compiles files that are not on the disk, as if they were.
 * @param texts what they hold, by the path at which each would be
 * @returns what is wrong with them
 */
export function compile(
  texts: ReadonlyMap<string, string>,
): readonly ts.Diagnostic[] {
  const configPath = join(repositoryRoot, 'tsconfig.base.json')
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, verbatimModuleSyntax: false },
    repositoryRoot,
  )
  options.types = ['vite/client']
  const host = ts.createCompilerHost(options)
  const { directoryExists, fileExists, getSourceFile } = host
  const folders = new Set([...texts.keys()].map(dirname))
  host.directoryExists = (folder) =>
    folders.has(folder) || (directoryExists?.(folder) ?? true)
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = texts.get(file)
    return text === undefined
      ? getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion, true)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path)
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
  })
}
