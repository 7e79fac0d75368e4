import { readSite } from '@hasp/service-frame/readSite'
import { addresses } from '../addresses.js'
import { contentSecurityPolicy } from '../contentSecurityPolicy.js'
import { buildDemo } from './buildDemo.js'
import { demoSignIn } from './demoSignIn.js'
import type { RunningPart } from './RunningPart.js'
import { serveSite } from './serveSite.js'

/**
 * Builds the demo when its sources changed and serves it with the strict
 * Content-Security-Policy, with the server that signs its visitors in.
 * @param offset the port offset of the stack
 * @param signal gives up the start
 * @throws StackError when the demo is missing, cannot be built or served
 * @example const demo = await startDemo(0, signal)
 */
export async function startDemo(
  offset: number,
  signal: AbortSignal,
): Promise<RunningPart> {
  const stack = addresses(offset)
  const site = await readSite(await buildDemo(offset, signal))
  signal.throwIfAborted()
  return await serveSite(
    stack.demo,
    site,
    {
      'content-security-policy': contentSecurityPolicy(stack),
      'referrer-policy': 'no-referrer',
    },
    [demoSignIn(stack)],
  )
}
