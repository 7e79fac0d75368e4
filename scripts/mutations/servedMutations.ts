import { mutationsOf } from './Mutation.js'

/** Every check of the frame's side of an open channel. */
export const servedMutations = mutationsOf('serveFrame.ts', [
  [
    'the frame handles any number of messages a second',
    'const isWithinRate = rate.take()',
    'const isWithinRate = true',
  ],
  [
    'the frame reads long messages above the rate',
    "if (typeof data !== 'string' || data.length > longestFlood) return",
    '',
  ],
  [
    'the frame answers nobody above the rate',
    "if (typeof data !== 'string' || data.length > longestFlood) return",
    'return',
  ],
  [
    'the frame does not count what has the wrong form',
    "if (!read.success) return note('invalid')",
    'if (!read.success) return undefined',
  ],
  [
    'the frame hears messages that are not on its list',
    'if (!isFrameMethod(m)) {',
    "if (m === '') {",
  ],
  [
    'the frame carries a request out anew when it comes again',
    'const before = open.get(id) ?? answers.get(id)\n    if (before) {',
    'const before = answers.get(id)\n    if (before && !id) {',
  ],
  [
    'the frame carries a request out anew while it is open',
    'const before = open.get(id) ?? answers.get(id)',
    'const before = answers.get(id)',
  ],
  ['the frame forgets what it answered', 'answers.keep(id, digest, text)', ''],
  [
    'an id may be used for something else',
    "if (before.digest !== digest) fail(id, m, new FrameError('ID_REUSE'))\n      else if",
    'if',
  ],
  [
    'a repeated request is not answered again',
    "else if ('text' in before) port.postMessage(before.text)",
    '',
  ],
  [
    'the frame has any number of requests open',
    '|| open.size >= frameLimits.inFlight',
    '',
  ],
  [
    'the frame handles what is above the rate',
    '!isWithinRate || open.size',
    'open.size',
  ],
  [
    'the frame asks the visitor when time is up',
    "if (message.ttl === 0) return void fail(id, m, new FrameError('EXPIRED'))",
    '',
  ],
  ['the frame waits as long as the page says', 'Math.min(ttl, limitMs)', 'ttl'],
  [
    'the frame does not care for the page’s time',
    'Math.min(ttl, limitMs)',
    'limitMs',
  ],
  [
    'a request is answered more than once',
    'if (open.get(id) !== one) return\n    open.delete(id)',
    '',
  ],
  [
    'an answered request stays open',
    'if (open.get(id) !== one) return\n    open.delete(id)',
    'if (open.get(id) !== one) return',
  ],
  [
    'a request that the visitor decides about ends before the wallet knows',
    'if (!one.isApproval) answer(one, {',
    'answer(one, {',
  ],
  [
    'a request that nobody decides about waits for its handler',
    'if (!one.isApproval) answer(one, { e: toFailure(new FrameError(code)) })',
    '',
  ],
  [
    'a signature is lost that had left before the end',
    'answer(one, { p: check(readReply, given), ...(late && { e: late }) })',
    'answer(one, late ? { e: late } : { p: check(readReply, given) })',
  ],
  ['a late signature does not say so', ', ...(late && { e: late }) })', ' })'],
  [
    'a reply has any form when it leaves',
    'p: check(readReply, given)',
    'p: given',
  ],
  [
    'a reply above a limit is never answered',
    'text = write({ e: toFailure(error) })',
    "text = ''",
  ],
  [
    'the page does not hear that the visitor decides',
    'if (isApproval) sayPending(one)',
    '',
  ],
  [
    'the page hears so only once',
    "emit('pending', { requestId: one.id })\n      sayPending(one)",
    "emit('pending', { requestId: one.id })",
  ],
  [
    'the message to abort ends nothing',
    "giveUp(other, 'ABORTED')",
    'void other',
  ],
  [
    'the message to abort ends everything',
    'if (other.isApproval) giveUp',
    'giveUp',
  ],
  [
    'an abort ends nothing',
    "if (one) return giveUp(one, 'ABORTED')",
    'if (one) return undefined',
  ],
  [
    'a repeated abort is not answered',
    "if (one) return giveUp(one, 'ABORTED')\n    const before = answers.get(id)\n    if (before) return port.postMessage(before.text)",
    "if (one) return giveUp(one, 'ABORTED')\n    const before = answers.get(id)\n    if (before) return undefined",
  ],
  [
    'an aborted request is carried out when it comes late',
    "else answers.keep(id, '', fail(id, m, new FrameError(otherwise)))",
    'else fail(id, m, new FrameError(otherwise))',
  ],
  [
    'a question about an open request has no answer',
    "if (open.has(id)) return void fail(id, m, new FrameError('PENDING'))",
    'if (open.has(id)) return undefined',
  ],
  [
    'a question about an answered request has no answer',
    'function tell(id: string, m: string) {\n    const before = answers.get(id)',
    'function tell(id: string, m: string) {\n    const before = undefined as ReturnType<typeof answers.get>',
  ],
  [
    'what was decided before a reload is not known',
    'await findOutcome?.(id)',
    'await undefined as EarlierOutcome | undefined',
  ],
  [
    'a request that came during the question is denied',
    "else if (open.has(id)) fail(id, m, new FrameError('PENDING'))",
    '',
  ],
  [
    'a question that broke is never answered',
    "answers.keep(id, '', fail(id, m, new FrameError(otherwise)))\n    } catch (error) {\n      fail(id, m, error)",
    "answers.keep(id, '', fail(id, m, new FrameError(otherwise)))\n    } catch {",
  ],
  [
    'an event has any form when it leaves',
    'parse(frameEvents[m], payload)',
    'payload',
  ],
  [
    'a closed frame goes on listening',
    "port.removeEventListener('message', listener)\n    port.close()",
    '',
  ],
  [
    'a closed frame goes on deciding',
    'for (const { controller } of open.values()) controller.abort()',
    '',
  ],
])
