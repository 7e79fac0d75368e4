import { internals } from '../kit/internals.js'
import type { SignInContext } from './SignInContext.js'
import { signTask, textTask } from './signInTasks.js'

/** Asks the visitor no longer, whatever became of it. */
export function endAsking(context: SignInContext): void {
  leaveOffAsking(context)
  releaseTurn(context)
}

/** The same, while other tabs go on waiting: somebody else may be asked. */
export function leaveOffAsking({ kit, memory, state }: SignInContext): void {
  const { tasks } = kit[internals]
  tasks.abort(textTask)
  tasks.abort(signTask)
  memory.asked = undefined
  memory.signed = undefined
  state.setState({ attempt: { status: 'idle' } })
}

/** Lets other tabs ask. */
export function releaseTurn({ memory }: SignInContext): void {
  const { release } = memory
  memory.release = undefined
  release?.()
}
