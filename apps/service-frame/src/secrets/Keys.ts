/** The keys that a database is kept under. */
export interface Keys {
  /** Of every keyed hash: the same for good, or nobody would be found again. */
  readonly hashing: Uint8Array
  /** By the word that stands before what each has sealed. */
  readonly sealing: ReadonlyMap<string, Uint8Array>
  /** The one that seals now; the others only open. */
  readonly current: string
}
