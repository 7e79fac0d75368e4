import { customType } from 'drizzle-orm/pg-core'
import type { Hex } from 'viem'

/** Bytes, which the program has as lower case hex: half of what texts weigh. */
export const bytes = customType<{ data: Hex; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (hex) => Buffer.from(hex.slice(2), 'hex'),
  fromDriver: (stored) => `0x${Buffer.from(stored).toString('hex')}`,
})

/** Bytes as the database's own texts have them. */
export const writeBytes = (hex: Hex) => `\\x${hex.slice(2)}`
