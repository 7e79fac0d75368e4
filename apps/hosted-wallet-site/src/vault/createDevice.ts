import { createProofKey } from '../service/createProof.js'
import type { DeviceRecord } from './DeviceRecord.js'
import type { VaultStore } from './VaultStore.js'

/** The record of one site's device. */
export interface Device {
  /** Makes one at the first call. */
  read(): Promise<DeviceRecord>
  change(how: (record: DeviceRecord) => DeviceRecord): Promise<void>
}

/** Does one thing after the other, over all tabs of this origin. */
export type InTurn = <Result>(
  name: string,
  run: () => Promise<Result>,
) => Promise<Result>

export function createDevice({
  inTurn,
  site,
  store,
}: {
  readonly site: string
  readonly store: VaultStore
  readonly inTurn: InTurn
}): Device {
  const alone = <Result>(run: () => Promise<Result>) =>
    inTurn(`hasp-device ${site}`, run)
  const readOrMake = async (): Promise<DeviceRecord> => {
    const kept = await store.read(site)
    if (kept) return kept
    const made = { proofKey: await createProofKey(), wallets: [] }
    await store.write(site, made)
    return made
  }
  return {
    read: async () => (await store.read(site)) ?? (await alone(readOrMake)),
    change: (how) =>
      alone(async () => await store.write(site, how(await readOrMake()))),
  }
}
