import { findProductionPackages } from '../licences/findProductionPackages.js'
import {
  type LockEntry,
  type LockFile,
  packageName,
} from '../licences/LockFile.js'

/** One package, as CycloneDX describes it. */
type Component = {
  readonly type: 'library'
  readonly 'bom-ref': string
  readonly purl: string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly { readonly expression: string }[]
  readonly hashes?: readonly {
    readonly alg: 'SHA-512'
    readonly content: string
  }[]
}

/**
 * The bill of materials of a package: what comes along when it is installed,
 * in the versions that were tested.
 * @param lock the lock file
 * @param folder the package's folder, e.g. `packages/core`
 * @throws Error when the lock file lacks one of them
 * @see CycloneDX 1.5
 */
export function writeBill(lock: LockFile, folder: string) {
  const toComponent = (path: string) => describeEntry(path, lock.packages[path])
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: toComponent(folder) },
    components: findProductionPackages(lock, [folder]).map(toComponent),
  }
}

function describeEntry(path: string, entry: LockEntry | undefined): Component {
  if (!entry?.version)
    throw new Error(`The lock file does not describe ${path}`)
  const { version } = entry
  const name = packageName(path, entry)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, hash] = /^sha512-(.+)$/.exec(entry.integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    purl,
    name,
    version,
    ...(entry.license && { licenses: [{ expression: entry.license }] }),
    ...(hash && {
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from(hash, 'base64').toString('hex'),
        },
      ],
    }),
  }
}
