/** The part of package-lock.json (version 3) that is read here. */
export type LockFile = {
  readonly packages: Readonly<Record<string, LockEntry>>
}

/** One installed package; the key is its folder. */
export type LockEntry = {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  /** E.g. `sha512-…`, in base64. */
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<
    Record<string, { readonly optional?: boolean }>
  >
}

/** The name of an installed package, under an alias too. */
export function packageName(path: string, entry: LockEntry): string {
  return entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13)
}
