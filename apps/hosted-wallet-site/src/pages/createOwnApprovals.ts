import { FrameError } from '@hasp/protocol/frame'
import type { PageEnvironment } from '../PageEnvironment.js'
import type { ReceiverStore } from '../receivers/ReceiverStore.js'
import { type Approvals, createApprovals } from '../requests/createApprovals.js'
import type { AskNetwork } from '../requests/createNodeAsker.js'
import { createOutcomes } from '../requests/createOutcomes.js'
import type { Screens } from '../screens/createScreens.js'
import type { Wallet } from './createWallet.js'
import { randomBytes } from './randomBytes.js'

/** What the visitor of a page decides about, with the page's own wallet. */
export function createOwnApprovals({
  askNetwork,
  environment,
  origin,
  receivers,
  screens,
  wallet: { login, service, signer, simulate },
}: {
  readonly askNetwork: AskNetwork
  readonly environment: PageEnvironment
  /** The site that asks. */
  readonly origin: string
  readonly receivers: ReceiverStore
  readonly screens: Screens
  readonly wallet: Wallet
}): Approvals {
  return createApprovals({
    ...{ askNetwork, origin, receivers, screens, signer, simulate },
    after: environment.after,
    now: environment.now,
    note: (decision) => service.call('noteDecision', decision),
    openWallet: login.openWallet,
    outcomes: createOutcomes({
      origin,
      service,
      randomBytes,
      key: login.sealingKey,
    }),
    whoIs: async (asked) => {
      const user = await login.user(asked)
      if (!user) throw new FrameError('NOT_SIGNED_IN')
      return user
    },
  })
}
