import type { KeyHolder } from '@hasp/service-frame/secrets'
import type { Configuration } from '../configuration.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { keyUse } from './keyUse.js'
import { sealedColumns } from './sealedColumns.js'

/** What a change of the service's master key is done to. */
export const keyHolder = ({
  database,
  masterKeyFile,
}: Configuration): KeyHolder => ({
  location: database,
  migrationsFolder,
  masterKeyFile,
  columns: sealedColumns,
  use: keyUse,
})
