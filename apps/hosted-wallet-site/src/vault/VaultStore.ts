import type { DeviceRecord } from './DeviceRecord.js'

/** Where records of devices are kept. It never fails. */
export interface VaultStore {
  /** Whether all of it outlives the page, as far as is known by now. */
  readonly persistence: 'kept' | 'memory'
  read(site: string): Promise<DeviceRecord | undefined>
  /** Either the whole record is written or the one before it stays. */
  write(site: string, record: DeviceRecord): Promise<void>
}
