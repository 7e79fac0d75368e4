import type { Database } from '@hasp/service-frame'
import { sql } from 'drizzle-orm'
import { writeBytes } from '../database/bytes.js'
import { accounts, entries } from '../database/tables.js'
import type { BlockRows } from './describeBlocks.js'

const rowsPerStatement = 5_000

/**
 * Adds entries, and those of their accounts that are new. Nobody else may write
 * accounts of the chain meanwhile.
 * @param chain its short id
 */
export async function insertEntries(
  database: Database,
  chain: number,
  rows: BlockRows['entries'],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement)
    const addresses = new Set(part.map(({ address }) => writeBytes(address)))
    // A conflict would use up an id: there are four bytes of them.
    await database.execute(sql`insert into ${accounts} (chain, address)
      select ${chain}::smallint, address::bytea
      from json_array_elements_text(${JSON.stringify([...addresses])}::json) as told (address)
      where not exists (
        select from ${accounts}
        where ${accounts.chain} = ${chain} and ${accounts.address} = told.address::bytea)`)
    const written = part.map(({ address, block, kind, place }) => ({
      ...{ block, place },
      address: writeBytes(address),
      kind: entries.kind.mapToDriverValue(kind),
    }))
    await database.execute(sql`insert into ${entries} (account, block, place, kind)
      select ${accounts.id}, told.block, told.place, told.kind
      from json_to_recordset(${JSON.stringify(written)}::json)
        as told (address bytea, block int, place int, kind smallint)
      join ${accounts} on ${accounts.chain} = ${chain} and ${accounts.address} = told.address`)
  }
}
