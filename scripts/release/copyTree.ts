import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders whose packages are linked and not copied. */
const installed = 'node_modules'

/**
 * Checks the last commit out into a folder of its own, beside the packages
 * that are installed here: `@hasp/*` are those of the copy.
 * @param root the repository, with everything installed
 * @param target where; what was there is gone
 * @returns the copy
 */
export function copyTree(root: string, target: string): string {
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
  rmSync(target, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true })
  git('clone', '--quiet', '--shared', '--no-tags', '.', target)
  const own = join(target, installed)
  mkdirSync(own)
  for (const name of readdirSync(join(root, installed)))
    if (name !== '@hasp')
      symlinkSync(join(root, installed, name), join(own, name))
  mkdirSync(join(own, '@hasp'))
  for (const name of readdirSync(join(target, 'packages'))) {
    symlinkSync(join(target, 'packages', name), join(own, '@hasp', name))
    linkNested(root, target, join('packages', name))
  }
  return target
}

/** A package's own versions of libraries. */
function linkNested(root: string, target: string, folder: string): void {
  const from = join(root, folder, installed)
  try {
    readdirSync(from)
  } catch {
    return
  }
  symlinkSync(from, join(target, folder, installed))
}
