import { relative } from 'node:path'

/**
 * The apps lie below our own node_modules, where a package that an app does
 * not install could be found by walking up. Such a build would not measure
 * what was installed, so it fails.
 */
export function refuseForeignModules(directory) {
  return {
    name: 'refuse-foreign-modules',
    buildEnd(error) {
      if (error) return
      const foreign = [...this.getModuleIds()].filter((id) =>
        isForeign(id, directory),
      )
      if (foreign.length > 0)
        this.error(`modules from outside the app: ${foreign.slice(0, 3)}`)
    },
  }
}

function isForeign(id, directory) {
  const path = id.split('?')[0]
  return path.startsWith('/') && relative(directory, path).startsWith('..')
}
