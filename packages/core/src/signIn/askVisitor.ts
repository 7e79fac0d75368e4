import { internals } from '../kit/internals.js'
import { changeRoute } from '../kit/modal/changeRoute.js'
import { showModal } from '../kit/modal/showModal.js'
import { findAccountInUse } from './accountsInUse.js'
import { decideSignIn } from './decideSignIn.js'
import { isSignInShown, signInView } from './isSignInShown.js'
import { prepareText } from './prepareText.js'
import type { SignInContext } from './SignInContext.js'
import { takeOverTokens } from './takeOverAccounts.js'

/**
 * Asks the visitor now, in place of what the modal shows.
 * @param how.isPressed the visitor wanted it: Back leads where they were
 */
export function askVisitor(
  context: SignInContext,
  { isPressed = false, isShown = true } = {},
): void {
  const { kit, memory, rules } = context
  const account = findAccountInUse(kit)
  if (!account) return
  const { isOpen } = kit.stores.modal.getState()
  context.state.setState({ attempt: { status: 'preparing' } })
  if (isShown && !isSignInShown(kit)) {
    if (isOpen)
      changeRoute(kit, {
        // Who has to sign in cannot go back.
        type: isPressed && !rules.isRequired ? 'push' : 'reset',
        route: { view: signInView },
      })
    else showModal(kit, { view: signInView })
  }
  const isFresh = !isPressed && memory.fresh === account.connection.id
  memory.fresh = undefined
  memory.asked = { account, isShown, isFresh }
  void prepareText(context, memory.asked)
  holdTurn(context)
}

/** Asks once no other tab does, if it then still has to be. */
export function askInTurn(context: SignInContext): void {
  const { kit, memory } = context
  if (memory.isInLine) return
  memory.isInLine = true
  void kit[internals].environment.exclusive('signIn', async () => {
    memory.isInLine = false
    takeOverTokens(context)
    if (!kit[internals].lifetime() || decideSignIn(context) !== 'ask') return
    // This is the turn.
    memory.release = () => undefined
    askVisitor(context)
    await untilReleased(context)
  })
}

/** Other tabs wait until the visitor has answered here. */
function holdTurn(context: SignInContext): void {
  const { kit, memory } = context
  if (memory.release) return
  memory.release = () => undefined
  void kit[internals].environment.exclusive('signIn', () =>
    untilReleased(context),
  )
}

async function untilReleased({ memory }: SignInContext): Promise<void> {
  if (!memory.asked) return
  await new Promise<void>((resolve) => {
    memory.release = resolve
  })
}
