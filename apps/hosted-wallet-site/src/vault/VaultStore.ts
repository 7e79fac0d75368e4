import type { DeviceRecord } from './DeviceRecord.js'

/** Where records of devices are kept. */
export interface VaultStore {
  /** Whether a record outlives the page. */
  readonly persistence: 'kept' | 'memory'
  read(site: string): Promise<DeviceRecord | undefined>
  /** Either the whole record is written or the one before it stays. */
  write(site: string, record: DeviceRecord): Promise<void>
  remove(site: string): Promise<void>
  sites(): Promise<readonly string[]>
}
