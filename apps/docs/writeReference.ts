import { join } from 'node:path'
import { Application, Converter, ReflectionKind } from 'typedoc'
import { repository } from './folders.js'

const exportsOf = (name: string) =>
  join(repository, 'packages', name, 'src/exports')

/**
 * Writes a page for everything that the packages export.
 * @param folder where the pages go
 * @throws Error when the code cannot be read
 */
export async function writeReference(folder: string): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [
      `${exportsOf('core')}/*.ts`,
      `${exportsOf('core')}/*/*.ts`,
      `${exportsOf('react')}/*.ts`,
    ],
    exclude: ['**/internal.ts'],
    tsconfig: join(repository, 'tsconfig.json'),
    skipErrorChecking: true,
    plugin: ['typedoc-plugin-markdown'],
    out: folder,
    router: 'member',
    readme: 'none',
    name: 'Reference',
    disableSources: true,
    excludeExternals: true,
    logLevel: 'Error',
    ...({
      entryFileName: 'index',
      hideBreadcrumbs: true,
      hidePageHeader: true,
      parametersFormat: 'table',
      typeAliasPropertiesFormat: 'table',
    } as object),
  })
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module))
      module.name = moduleName(module.name)
  })
  const project = await app.convert()
  if (!project) throw new Error('TypeDoc could not read the packages.')
  await app.generateOutputs(project)
}

/** `core/src/exports/evm` is what users import as `@hasp/core/evm`. */
function moduleName(path: string): string {
  return `@hasp/${path.replace('/src/exports', '').replace(/\/index$/, '')}`
}
