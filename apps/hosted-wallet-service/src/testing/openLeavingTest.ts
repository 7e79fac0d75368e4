import { randomBytes } from 'node:crypto'
import { deleteWalletText } from '@hasp/protocol/walletService'
import { openDatabase, systemClock } from '@hasp/service-frame'
import { createSecrets } from '@hasp/service-frame/secrets'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { type SQL, sql } from 'drizzle-orm'
import { privateKeyToAccount } from 'viem/accounts'
import { readActivity } from '../audit/readActivity.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { devices, outbox, users, wallets } from '../database/tables.js'
import { requestDeletion } from '../leaving/requestDeletion.js'
import { startExport } from '../leaving/startExport.js'
import { moveTimes } from '../lostMailbox/moveTimes.js'
import type { Service } from '../Service.js'
import { createNonces } from '../tokens/createNonces.js'
import type { Session } from '../tokens/Session.js'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const email = 'rosalind@example.test'

/** What leaving a wallet is tried on. */
export type LeavingTest = Awaited<ReturnType<typeof openLeavingTest>>

/** The parts of a service on a database of its own, without HTTP and mail. */
export async function openLeavingTest() {
  const secrets = createSecrets(randomBytes(32))
  const made = await createTestDatabase()
  const opened = await openDatabase(made.location, migrationsFolder)
  const { database } = opened
  const service = toService({ opened, secrets })
  const run = (statement: SQL) => database.execute(statement)
  const owner = createOwners({ database, secrets })
  const mails = async () => {
    const rows = await database.select().from(outbox).orderBy(outbox.createdAt)
    return rows.map(({ mailSealed }) =>
      JSON.parse(secrets.open('outbox.mail', mailSealed)),
    )
  }
  return {
    account,
    database,
    email,
    mails,
    owner,
    run,
    service,
    empty: () =>
      run(
        sql`truncate users, audit, challenges, counters, denials, outbox, outcomes, rendezvous cascade`,
      ),
    close: async () => {
      await opened.close()
      await made.drop()
    },
    /** What the record says, the newest first. */
    eventsOf: async (session: Session) => {
      const { activity } = await readActivity(service, session, {})
      return activity.map(({ happened }) => happened.event)
    },
    granted: async (session: Session): Promise<string> => {
      const reply = await startExport(service, session)
      if (reply.outcome !== 'GRANTED') throw new Error(reply.outcome)
      return reply.grant
    },
    /** Lets the ten seconds to think pass. */
    ripen: () =>
      run(
        sql`update export_grants set ready_at = ready_at - interval '10 seconds'`,
      ),
    askDeletion: ({ session, signature }: Owner) =>
      requestDeletion(service, session, { signature }),
    passDays: (days: number) =>
      run(
        sql`update deletions set due_at = due_at - ${days} * interval '1 day'`,
      ),
    /** Of the link that calls a deletion off. */
    cancelToken: async () => {
      const [mail] = await mails()
      return /delete\/#([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    },
  }
}

type Owner = Awaited<ReturnType<ReturnType<typeof createOwners>>>

/** Makes somebody with a wallet, on a device that has just proved the mailbox. */
function createOwners({
  database,
  secrets,
}: Pick<Service, 'database' | 'secrets'>) {
  return async ({ isTrusted = true, isHeld = false, name = email } = {}) => {
    const emailHash = secrets.mac('email', name)
    const [user] = await database
      .insert(users)
      .values({
        projectId: 'default',
        emailHash,
        emailSealed: secrets.seal('users.email', name),
      })
      .returning()
    const userId = user?.id ?? ''
    const [device] = await database
      .insert(devices)
      .values({
        userId,
        thumbprint: 'key',
        name: 'Chrome, Linux',
        origin: 'https://wallet.example',
        isTrusted,
        holdEndsAt: isHeld ? sql`now() + interval '1 hour'` : null,
        serverHalfSealed: secrets.seal('devices.half', 'half'),
      })
      .returning()
    const [wallet] = await database
      .insert(wallets)
      .values({
        userId,
        addressEip155: account.address,
        addressSolana: 'solana',
        mode: 'self',
      })
      .returning()
    const deviceId = device?.id ?? ''
    const walletId = wallet?.id ?? ''
    const session: Session = { id: '', userId, deviceId, codeProvedBeforeMs: 0 }
    const message = deleteWalletText({ walletId, deviceId })
    const signature = await account.signMessage({ message })
    return { emailHash, session, signature, walletId }
  }
}

function toService({
  opened,
  secrets,
}: {
  readonly opened: Awaited<ReturnType<typeof openDatabase>>
  readonly secrets: Service['secrets']
}): Service {
  return {
    clock: systemClock,
    database: opened.database,
    databaseOf: opened.ofUser,
    log: () => undefined,
    secrets,
    nonces: createNonces(() => 0, randomBytes),
    readOperator: async () => ({
      dev: false,
      areApprovalsStopped: false,
      holdMinutes: 0,
      networks: [],
      projects: [{ id: 'default', name: 'Tide', origins: [] }],
    }),
    holds: { lengthMs: async () => 0 },
    moveTimes,
    publicUrl: 'https://api.wallet.example',
    escrowUrl: undefined,
    walletOrigin: 'https://wallet.example',
    sendLimits: () => [],
    trustedProxies: 0,
    randomBytes,
    wakeMailer: () => undefined,
  }
}
