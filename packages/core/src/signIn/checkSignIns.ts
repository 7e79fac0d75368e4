import { formatAccountId } from '../entities/account/accountId.js'
import { internals } from '../kit/internals.js'
import { findAccountInUse } from './accountsInUse.js'
import { retryPauseMs } from './retryPauseMs.js'
import type { SignInContext } from './SignInContext.js'
import { takeOverAccounts } from './takeOverAccounts.js'

/**
 * Asks the server who is signed in. While it does not answer, nothing changes:
 * it is asked again, each time after a longer pause.
 * @param reconsider told of every answer, and when it is to be asked again
 */
export async function checkSignIns(
  context: SignInContext,
  reconsider: () => void,
): Promise<void> {
  const { kit, memory, provider } = context
  const { environment, log, tasks } = kit[internals]
  const signal = kit[internals].lifetime()
  const account = findAccountInUse(kit)
  if (!signal || !account || memory.isCheckPaused) return
  await tasks.share('signInCheck', async () => {
    try {
      const accounts = await provider.list({ account, signal })
      memory.checksFailed = 0
      memory.checked = formatAccountId(account.networkId, account.address)
      if (!signal.aborted) takeOverAccounts(context, accounts)
    } catch (error) {
      log('warn', 'Who is signed in is not known', error)
      memory.isCheckPaused = true
      const pauseMs = retryPauseMs(memory.checksFailed)
      memory.checksFailed += 1
      const again = () => {
        memory.isCheckPaused = false
        reconsider()
      }
      environment.clock.after(pauseMs, again, signal)
    }
  })
  reconsider()
}
